/**
 * The models of src/offline/*.pml, visited whole by Spin: every state keeps the promises, and without any one of the guards some
 * state breaks one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackages, versionOf } from '../machine-packages.mjs';

/**
 * @typedef {object} Model
 * @property {string} file
 * @property {string[]} stories The kinds of entries, as the file tells them apart.
 * @property {Record<string, number>} whole The bounds of events for a run that visits every state.
 * @property {Record<string, number>} small The bounds if a guard is missing: enough for a state that breaks a promise.
 * @property {[guard: string, story?: string][]} guards The macros by which the file takes them away.
 */

/** @type {Model[]} */
const MODELS = [
  {
    file: 'sending.pml',
    stories: ['MARK', 'RECORD', 'APART'],
    whole: { LOSSES: 2, DEATHS: 2, SLEEPS: 1, COPIES: 2 },
    small: { LOSSES: 1, DEATHS: 1, SLEEPS: 1, COPIES: 1 },
    guards: [
      ['WITHOUT_MOMENTS', 'MARK'],
      ['WITHOUT_SUBJECTS', 'MARK'],
      ['WITHOUT_IDS', 'RECORD'],
      ['WITHOUT_TOMBSTONE', 'RECORD'],
      ['WITHOUT_SENDING_AGAIN', 'APART'],
      ['WITHOUT_RECEIPT_OF_ANSWER', 'APART'],
      ['WITHOUT_ATTEMPTS', 'APART'],
    ],
  },
  {
    file: 'showing.pml',
    stories: ['TWO_ENTRIES'],
    whole: { DEATHS: 1, CUTS: 1, QUESTIONS: 2 },
    small: { DEATHS: 1, CUTS: 1, QUESTIONS: 2 },
    guards: [
      ['BELIEVES_THE_MARK'],
      ['NOTES_ALL_THAT_WAS_NOTED'],
      ['FORGETS_AT_ONCE'],
      ['FORGETS_WHAT_IS_LACKING'],
      ['WITHOUT_OVERLAY'],
      ['WITHOUT_WAITING_FOR_ANSWERS'],
      ['WITHOUT_RECEIPTS'],
    ],
  },
];

/** @param {string} folder */
const runIn =
  (folder) =>
  /** @param {string} command @param {string[]} args */
  (command, args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout;
  };

/**
 * Visits every state, or those up to the first that breaks a promise.
 * @param {string} file
 * @param {string[]} names
 * @param {Record<string, number>} bounds
 * @returns {{ states: number, isBroken: boolean }}
 */
function visit(file, names, bounds) {
  const folder = mkdtempSync(join(tmpdir(), 'hoog-protocol-'));
  try {
    const run = runIn(folder);
    const defined = [...names, ...Object.entries(bounds).map(([name, value]) => `${name}=${value}`)];
    run('spin', [...defined.map((each) => `-D${each}`), '-a', resolve('src/offline', file)]);
    run('gcc', ['-O2', '-DSAFETY', '-DCOLLAPSE', '-o', 'pan', 'pan.c']);
    const told = run('./pan', ['-m100000']);
    const [, errors, states] = /errors: (\d+)\s+(\d+) states, stored/.exec(told) ?? [];
    const isWhole = !told.includes('max search depth too small') && !told.includes('Search not completed');
    if (errors === undefined || (errors === '0' && !isWhole))
      throw new Error(`${file} was not visited whole:\n${told}`);
    return { states: Number(states), isBroken: errors !== '0' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {import('../services.mjs').ForeignService} */
export const protocol = {
  name: 'protocol',
  find() {
    const spin = spawnSync('spin', ['-V'], { encoding: 'utf8' }).stdout?.trim();
    return spin && versionOf('gcc') && spin.split(' --')[0];
  },
  get: () => installPackages('spin', 'gcc', 'libc6-dev'),
  howToGet: 'Debian: apt-get install spin gcc libc6-dev',
  async run() {
    const counts = { passed: 0, failed: 0 };
    /** @param {string} line @param {boolean} isRight */
    const count = (line, isRight) => {
      counts[isRight ? 'passed' : 'failed'] += 1;
      console.log(`${isRight ? '✓' : '✗'} ${line}`);
    };
    for (const { file, stories, whole, small, guards } of MODELS) {
      for (const story of stories) {
        const { states, isBroken } = visit(file, [story], whole);
        const found = isBroken ? 'one breaks a promise' : 'each keeps the promises';
        count(`${file} ${story}: ${states.toLocaleString('en')} states, ${found}`, !isBroken);
      }
      for (const [guard, story = stories[0] ?? ''] of guards)
        count(`${file} ${story} ${guard} is missed`, visit(file, [story, guard], small).isBroken);
    }
    return counts;
  },
};
