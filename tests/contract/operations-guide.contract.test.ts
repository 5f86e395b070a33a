import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ConfigurationProblems, readConfiguration } from '../../server/configuration.ts';

const guide = readFileSync(fileURLToPath(new URL('../../docs/operations.md', import.meta.url)), 'utf8');

/** Every name that the server asks its environment for. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const given: Record<string, string> = {
    NODE_ENV: 'production',
    S3_BUCKET: 'photos',
    MAIL_FROM: 'a@example.com',
  };
  const environment = new Proxy(given, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  try {
    readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof ConfigurationProblems)) throw error;
  }
  return names;
}

function namesTold(): Set<string> {
  const section = guide.split('## Environment')[1]?.split('\n## ')[0] ?? '';
  const cells = section
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split(' | ')[0] ?? ''] : []));
  return new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? '')),
  );
}

it('tells operators of every environment variable that is read, and of no other', () => {
  expect([...namesTold()].sort()).toEqual([...namesRead()].sort());
});

it('names every one of them in the example that is installed, and no other', () => {
  const example = readFileSync(
    fileURLToPath(new URL('../../deploy/environment.example', import.meta.url)),
    'utf8',
  );
  const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...namesTold()].sort());
});
