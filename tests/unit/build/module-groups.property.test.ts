import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupedModule, groupModules, type Load } from '../../../build/module-groups.ts';

/** Modules import only such as come after them, so that none imports itself by way of others. */
const graphs = fc
  .array(
    fc.record({ size: fc.integer({ min: 1, max: 90_000 }), steps: fc.array(fc.integer({ min: 1, max: 6 })) }),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .chain((rows) => {
    const modules = new Map<string, GroupedModule>(
      rows.map(({ size, steps }, index) => [
        `${index}`,
        {
          size,
          imports: steps
            .map((step) => index + step)
            .filter((each) => each < rows.length)
            .map(String),
        },
      ]),
    );
    const entry = fc.record({
      from: fc.uniqueArray(fc.constantFrom(...modules.keys()), { minLength: 1, maxLength: 3 }),
      weight: fc.constantFrom(1, 30),
    });
    return fc.record({
      modules: fc.constant(modules),
      entries: fc.array(entry, { minLength: 1, maxLength: 8 }),
    });
  })
  .map(({ modules, entries }) => ({
    modules,
    loads: entries.map(({ from, weight }, index): Load => ({
      name: `${index}`,
      modules: closure(modules, from),
      weight,
    })),
  }));

function closure(modules: ReadonlyMap<string, GroupedModule>, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const each of modules.get(id)?.imports ?? []) found.add(each);
  return found;
}

/** The groups that a load brings: those of its modules, and all that they import. */
function broughtBy(
  { modules: own }: Load,
  modules: ReadonlyMap<string, GroupedModule>,
  groups: readonly { modules: readonly string[] }[],
): ReadonlySet<number> {
  const groupOf = new Map(groups.flatMap((group, index) => group.modules.map((id) => [id, index] as const)));
  const found = new Set([...own].map((id) => groupOf.get(id) ?? -1));
  for (const index of found)
    for (const id of groups[index]?.modules ?? [])
      for (const each of modules.get(id)?.imports ?? []) found.add(groupOf.get(each) ?? -1);
  return found;
}

describe('groupModules', () => {
  it('puts each module that is loaded into one group, and no other', () => {
    fc.assert(
      fc.property(graphs, ({ modules, loads }) => {
        const grouped = groupModules(modules, loads).flatMap((group) => group.modules);
        expect(grouped.toSorted()).toEqual([...new Set(loads.flatMap((load) => [...load.modules]))].sort());
      }),
    );
  });

  it('makes no circle of files, which would leave one of them empty', () => {
    fc.assert(
      fc.property(graphs, ({ modules, loads }) => {
        const groups = groupModules(modules, loads);
        for (const [index, group] of groups.entries()) {
          const others = group.modules.flatMap((id) =>
            (modules.get(id)?.imports ?? []).filter((each) => !group.modules.includes(each)),
          );
          const load = { name: '', modules: closure(modules, others), weight: 1 };
          expect(broughtBy(load, modules, groups).has(index)).toBe(false);
        }
      }),
    );
  });

  it('knows what a load brings, with what that imports', () => {
    fc.assert(
      fc.property(graphs, ({ modules, loads }) => {
        const groups = groupModules(modules, loads);
        for (const [position, load] of loads.entries()) {
          const known = [...groups.keys()].filter((index) => groups[index]?.needed[position]);
          expect(new Set(known)).toEqual(broughtBy(load, modules, groups));
        }
      }),
    );
  });

  const little = { size: 900, imports: [] };
  const loadsOf = (modules: ReadonlyMap<string, GroupedModule>, names: readonly string[]) =>
    names.map((name): Load => ({ name, modules: closure(modules, [name]), weight: 1 }));

  it('joins little parts, but none with one that would bring along what only that one imports', () => {
    const modules = new Map<string, GroupedModule>([
      ['plan', little],
      ['notes', { size: 40_000, imports: ['reader'] }],
      ['course', { size: 900, imports: ['reader'] }],
      ['recipe', { size: 900, imports: ['reader'] }],
      ['reader', { size: 120_000, imports: [] }],
    ]);
    const groups = groupModules(modules, loadsOf(modules, ['plan', 'notes', 'course', 'recipe']));
    expect(groups.map((group) => group.modules.toSorted())).toEqual([
      ['plan'],
      ['notes'],
      ['course', 'reader', 'recipe'],
    ]);
  });

  it('leaves a file that is named as it is, and joins nothing round it', () => {
    const modules = new Map<string, GroupedModule>([
      ['plan', { size: 900, imports: ['shared'] }],
      ['shared', { size: 900, imports: ['words'], file: 'screens' }],
      ['words', little],
    ]);
    const groups = groupModules(modules, loadsOf(modules, ['plan', 'words']));
    expect(groups.map(({ file, modules: ids }) => [file, ids])).toEqual([
      [undefined, ['plan']],
      ['screens', ['shared']],
      [undefined, ['words']],
    ]);
  });
});
