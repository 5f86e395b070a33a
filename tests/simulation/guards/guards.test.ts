/** Takes guards away one at a time, and writes which promise each of them keeps into docs/promises.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { afterAll, expect, it } from 'vitest';
import { buildProduct } from '../phone/built-code.ts';
import { PROMISES } from '../promises.ts';
import { type Found, firstBroken, from, requireTallinn } from '../search.ts';
import { prepareDisks } from '../world/disk.ts';
import { GUARDS } from './guards.ts';

const WITHIN = Number(process.env['SIMULATION_SCHEDULES'] ?? 10_000);
/** The guards whose names contain this. */
const ONLY = process.env['SIMULATION_GUARD'] ?? '';
/** With nothing taken away; `npm test -- simulation` has more of them. */
const WHOLE = Math.ceil(WITHIN / 20);
const ROOT = new URL('../../../', import.meta.url);
const TABLE = new URL('docs/promises.md', ROOT);
const finds = new Map<string, Found>();

it.runIf(ONLY === '')('with all of them no schedule breaks a promise', async () => {
  requireTallinn();
  await prepareDisks();
  expect(await firstBroken(await buildProduct(), from(1, WHOLE, 1))).toBeUndefined();
});

it.each(GUARDS.filter(({ name }) => name.includes(ONLY)))(
  'without this a schedule breaks a promise: $name',
  async (guard) => {
    requireTallinn();
    await prepareDisks();
    const found = await firstBroken(await buildProduct(guard), from(1, WITHIN, 1));
    expect(found, 'The generator of schedules is too narrow (tests/simulation/steps.ts).').toBeDefined();
    if (found) finds.set(guard.name, found);
  },
);

afterAll(async () => {
  if (finds.size < GUARDS.length) return;
  const broken = [...finds.values()].map((found) => found.broken.promise);
  const engines = await enginesUsed();
  const promises = Object.entries(PROMISES).map(
    ([name, text]) =>
      `| ${name} | ${text} | ${broken.filter((each) => each === name).length} | ${WHOLE} | ${engines} |`,
  );
  const guards = [...finds].map(
    ([
      name,
      {
        seed,
        broken: { promise },
      },
    ]) => `| ${name} | ${promise} | ${seed} |`,
  );
  const text = [
    '# The promises, and what was seen to keep them',
    '',
    'Written by `npm test -- guards`, which takes one guard after another away from the product and lets schedules look for a promise that',
    'is broken without it. With all of them no schedule of `npm test -- simulation` breaks one, nor did any that was run for this table.',
    '',
    '| promise | in words | guards without which it was broken first | schedules run | engines |',
    '| --- | --- | --- | --- | --- |',
    ...promises,
    '',
    '| guard | promise that broke without it | schedules needed |',
    '| --- | --- | --- |',
    ...guards,
    '',
  ].join('\n');
  const { code } = await format('promises.md', text);
  await writeFile(TABLE, code);
});

/** The engines that ran the product's code, and imitated the disk. */
async function enginesUsed(): Promise<string> {
  const disk = JSON.parse(
    await readFile(new URL('node_modules/fake-indexeddb/package.json', ROOT), 'utf8'),
  ) as { version: string };
  return `V8 ${process.versions.v8}, fake-indexeddb ${disk.version}`;
}
