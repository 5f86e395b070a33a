/** A process of the unpacked release in a root directory of its own, as a user without rights. */
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const USER = '10001:10001';
/** Users without a home stop the AWS SDK, which looks for its settings there. */
const HOME = '/var/lib/hoog';

export interface ReleasedServer {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function inside(root: string, command: string, environment: Record<string, string>): string[] {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const shell = ['/bin/sh', '-c', `cd /opt/hoog && exec ${command}`];
  return [
    `--userspec=${USER}`,
    root,
    '/usr/bin/env',
    '-i',
    'PATH=/usr/bin:/bin',
    `HOME=${HOME}`,
    ...variables,
    ...shell,
  ];
}

/** Runs a command in the release's folder and returns how it ended and what it said. */
export function runInside(root: string, command: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('chroot', inside(root, command, environment), {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Resolves once it reports that it is ready, or has ended. */
export async function startReleased(
  root: string,
  environment: Record<string, string>,
): Promise<ReleasedServer> {
  const child = spawn('chroot', inside(root, 'node dist/server/main.js', environment), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready in')) resolve();
      });
  });
  await Promise.race([ready, ended]);
  return { child, output: () => output, ended };
}
