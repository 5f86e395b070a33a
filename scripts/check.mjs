/** `npm run check`: everything that is true of the code without running it. Ends with how many checks passed and failed. */
import { spawnSync } from 'node:child_process';

const checks = [
  { name: 'generated files', command: 'node', args: ['scripts/generate.mjs', '--check'] },
  { name: 'types: page', command: 'npx', args: ['tsc', '-p', 'src'] },
  { name: 'types: worker', command: 'npx', args: ['tsc', '-p', 'sw'] },
  { name: 'types: server', command: 'npx', args: ['tsc', '-p', 'server'] },
  { name: 'types: stand-ins', command: 'npx', args: ['tsc', '-p', 'stand-ins'] },
  { name: 'types: press', command: 'npx', args: ['tsc', '-p', 'press'] },
  { name: 'types: films', command: 'npx', args: ['tsc', '-p', 'press/films'] },
  { name: 'types: tests', command: 'npx', args: ['tsc', '-p', 'tests'] },
  { name: 'types: scripts', command: 'npx', args: ['tsc', '-p', 'scripts'] },
  { name: 'lint', command: 'npx', args: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'npx', args: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', command: 'npx', args: ['knip'] },
];

/** Runs every check and prints what failed. Returns the counts and the failed checks' names. */
export function runChecks() {
  const counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  for (const { name, command, args } of checks) {
    const result = spawnSync(command, args, { encoding: 'utf8' });
    const isGood = result.status === 0;
    counts[isGood ? 'passed' : 'failed'] += 1;
    console.log(`${isGood ? '✓' : '✗'} ${name}`);
    if (isGood) continue;
    counts.failures.push(name);
    console.log(`${result.stdout}${result.stderr}`);
  }
  return counts;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
