import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askForPeriodicSync } from '../../../../src/app/worker/periodic-sync.ts';

const worker = readFileSync(new URL('../../../../sw/sw.ts', import.meta.url), 'utf8');

it('asks for the one event that the worker renews the library at', async () => {
  const asked: string[] = [];
  await askForPeriodicSync({ periodicSync: { register: async (tag: string) => void asked.push(tag) } });
  expect(asked).toHaveLength(1);
  expect(worker).toContain(`if (tagged.tag !== '${asked[0]}') return;`);
});

it.each([
  ['does not know it', {}],
  [
    'does not allow it',
    { periodicSync: { register: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
  ['has no worker', undefined],
])('leaves it at that where the browser %s', async (_what, registration) => {
  await expect(askForPeriodicSync(registration)).resolves.toBeUndefined();
});
