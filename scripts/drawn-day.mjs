/** `npm test -- all` on another day: `unit` and `e2e` on one that is drawn anew each time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFaketime, HOW_TO_GET_FAKETIME, takeDay } from './test-day.mjs';

const TESTS = fileURLToPath(new URL('test.mjs', import.meta.url));

/**
 * Returns the line that says how it went. A failure is named above it, and keeps no change out: what was changed has not caused
 * it, or the day of another run finds it too.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function testOnDrawnDay(environment) {
  if (findFaketime() === undefined) return `no day was drawn: ${HOW_TO_GET_FAKETIME}`;
  const { minute } = takeDay(['--on=any']);
  const words = [`--on=${minute}`, 'unit', 'e2e'];
  const child = spawn(process.execPath, [TESTS, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const [status] = await once(child, 'exit');
  return status === 0
    ? `${words.join(' ')}: passed`
    : `${words.join(' ')}: FAILED, as is said above; it is not counted`;
}
