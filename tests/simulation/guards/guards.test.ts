/** Takes guards away one at a time, and writes which promise each of them keeps into docs/promises.md. */
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { afterAll, expect, it } from 'vitest';
import { buildProduct } from '../phone/built-code.ts';
import { PROMISES } from '../promises.ts';
import { type Found, firstBroken, from } from '../search.ts';
import { prepareDisks } from '../world/disk.ts';
import { GUARDS } from './guards.ts';

const WITHIN = Number(process.env['SIMULATION_SCHEDULES'] ?? 2_000);
/** The guards whose names contain this. */
const ONLY = process.env['SIMULATION_GUARD'] ?? '';
const TABLE = new URL('../../../docs/promises.md', import.meta.url);
const finds = new Map<string, Found>();

it.each(GUARDS.filter(({ name }) => name.includes(ONLY)))(
  'without this a schedule breaks a promise: $name',
  async (guard) => {
    await prepareDisks();
    const found = await firstBroken(await buildProduct(guard), from(1, WITHIN, 1));
    expect(found, 'The generator of schedules is too narrow (tests/simulation/steps.ts).').toBeDefined();
    if (found) finds.set(guard.name, found);
  },
);

afterAll(async () => {
  if (finds.size < GUARDS.length) return;
  const broken = [...finds.values()].map((found) => found.broken.promise);
  const promises = Object.entries(PROMISES).map(
    ([name, text]) => `| ${name} | ${text} | ${broken.filter((each) => each === name).length} |`,
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
    'is broken without it. With all of them no schedule of `npm test -- simulation` breaks one.',
    '',
    '| promise | in words | guards without which it was broken first |',
    '| --- | --- | --- |',
    ...promises,
    '',
    '| guard | promise that broke without it | schedules needed |',
    '| --- | --- | --- |',
    ...guards,
    '',
  ].join('\n');
  const style = await resolveConfig(TABLE);
  await writeFile(TABLE, await format(text, { ...style, parser: 'markdown' }));
});
