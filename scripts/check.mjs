/** `npm run check`: everything that is true of the code without running it. Ends with how many checks passed and failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Started without npx, which takes half a second of a processor each time. */
const tools = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` };

const checks = [
  { name: 'generated files', command: 'node', args: ['scripts/generate.mjs', '--check'] },
  { name: 'types: contract', command: 'tsc', args: ['-p', 'contract'] },
  { name: 'types: page', command: 'tsc', args: ['-p', 'src'] },
  { name: 'types: worker', command: 'tsc', args: ['-p', 'sw'] },
  { name: 'types: server', command: 'tsc', args: ['-p', 'server'] },
  { name: 'types: stand-ins', command: 'tsc', args: ['-p', 'stand-ins'] },
  { name: 'types: press', command: 'tsc', args: ['-p', 'press'] },
  { name: 'types: tests', command: 'tsc', args: ['-p', 'tests'] },
  { name: 'types: scripts', command: 'tsc', args: ['-p', 'scripts'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'flaky tests', command: 'node', args: ['scripts/flaky-tests.mjs'] },
  { name: 'dead code', command: 'knip', args: [] },
];

/**
 * Runs every check, as many at a time as there are processors, and prints what failed. Returns the counts and what
 * failed.
 */
export async function runChecks() {
  const counts = {
    passed: 0,
    failed: 0,
    failures: /** @type {import('./test-reports.mjs').Failure[]} */ ([]),
  };
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { isGood, output } = await run(check);
      counts[isGood ? 'passed' : 'failed'] += 1;
      console.log(`${isGood ? '✓' : '✗'} ${check.name}`);
      if (isGood) continue;
      counts.failures.push({ name: check.name, reason: output });
      console.log(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return counts;
}

/** @param {{ command: string, args: string[] }} check */
async function run({ command, args }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  const [status] = await once(child, 'close');
  return { isGood: status === 0, output };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
