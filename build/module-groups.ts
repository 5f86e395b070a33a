/**
 * Groups modules into files: whatever is loaded should bring little that it does not need, in few files.
 *
 * Modules that the same loads need begin as one group, which makes hundreds. Then the two whose joining saves most are joined, again
 * and again. A load that needed only one of them takes the other along, with all that this one imports; one that needed both has a file
 * less to look up, read and start.
 */
export interface GroupedModule {
  /** Letters of source. */
  size: number;
  imports: readonly string[];
  /** The file that it is in, which is not joined to others. */
  file?: string | undefined;
}

/** Something that is loaded at one time: a start on a screen, a sheet that opens. */
export interface Load {
  name: string;
  /** All modules that it brings. */
  modules: ReadonlySet<string>;
  /** Its share in the costs, beside 1 for what she opens now and then. */
  weight: number;
}

export interface ModuleGroup {
  file: string | undefined;
  modules: string[];
  size: number;
  /** One for each load that brings it, else zero. */
  needed: Uint8Array;
}

/** Letters of source that take as long to compile and run as a file takes besides. */
const FILE_COST = 8_000;
/** Letters of source that weigh as much as a file which each phone keeps, whether it is loaded or not. */
const KEPT_FILE_COST = 60_000;

/** Returns groups that do not import each other in a circle. Modules that no load brings are in none. */
export function groupModules(
  modules: ReadonlyMap<string, GroupedModule>,
  loads: readonly Load[],
): readonly ModuleGroup[] {
  const weights = loads.map(({ weight }) => weight);
  const groups = groupsByLoads(modules, loads);
  for (;;) {
    const graph = graphOf(groups, modules);
    const pair = bestPair(groups, graph, weights);
    if (!pair) return groups;
    const [one, other] = pair;
    one.modules.push(...other.modules);
    one.size += other.size;
    const brought = [one, ...broughtBy(one, groups, graph), ...broughtBy(other, groups, graph)];
    const needed = union(one.needed, other.needed);
    for (const group of brought) group.needed = union(group.needed, needed);
    groups.splice(groups.indexOf(other), 1);
  }
}

function groupsByLoads(modules: ReadonlyMap<string, GroupedModule>, loads: readonly Load[]): ModuleGroup[] {
  const groups = new Map<string, ModuleGroup>();
  for (const [id, { size, file }] of modules) {
    const needed = Uint8Array.from(loads, (load) => Number(load.modules.has(id)));
    if (!needed.includes(1)) continue;
    const key = file ?? needed.join('');
    const group = groups.get(key) ?? { file, modules: [], size: 0, needed };
    groups.set(key, group);
    group.modules.push(id);
    group.size += size;
    group.needed = union(group.needed, needed);
  }
  return [...groups.values()];
}

function union(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((each, index) => each | (other[index] ?? 0));
}

/** For each group, by position: one at the position of each group that it imports, and of each that comes along. */
interface Graph {
  imported: readonly Uint8Array[];
  brought: readonly Uint8Array[];
}

function graphOf(groups: readonly ModuleGroup[], modules: ReadonlyMap<string, GroupedModule>): Graph {
  const positions = new Map(
    groups.flatMap((group, index) => group.modules.map((id) => [id, index] as const)),
  );
  const imported = groups.map((group, index) => {
    const row = new Uint8Array(groups.length);
    for (const id of group.modules)
      for (const each of modules.get(id)?.imports ?? []) {
        const position = positions.get(each);
        if (position !== undefined && position !== index) row[position] = 1;
      }
    return row;
  });
  const brought: Uint8Array[] = [];
  const follow = (index: number): Uint8Array => {
    const known = brought[index];
    if (known) return known;
    const row = new Uint8Array(imported[index] ?? []);
    brought[index] = row;
    for (const [position, isImported] of imported[index]?.entries() ?? [])
      if (isImported) for (const [each, comes] of follow(position).entries()) if (comes) row[each] = 1;
    return row;
  };
  for (const index of groups.keys()) follow(index);
  return { imported, brought };
}

function broughtBy(group: ModuleGroup, groups: readonly ModuleGroup[], { brought }: Graph): ModuleGroup[] {
  const row = brought[groups.indexOf(group)];
  return groups.filter((_, position) => row?.[position]);
}

/** The two groups whose joining saves most; undefined if none does. */
function bestPair(
  groups: readonly ModuleGroup[],
  graph: Graph,
  weights: readonly number[],
): [ModuleGroup, ModuleGroup] | undefined {
  let best: { pair: [ModuleGroup, ModuleGroup]; saving: number } | undefined;
  for (const [index, one] of groups.entries())
    for (const [position, other] of groups.slice(0, index).entries()) {
      if (one.file !== undefined || other.file !== undefined) continue;
      const least = best?.saving ?? 0;
      // The imports that come along make it only less.
      if (savingOf(one, other, weights) <= least) continue;
      if (leadsRound(index, position, graph) || leadsRound(position, index, graph)) continue;
      const saving =
        savingOf(one, other, weights) -
        costOfImports(one, other, broughtBy(one, groups, graph), weights) -
        costOfImports(other, one, broughtBy(other, groups, graph), weights);
      if (saving > least) best = { pair: [one, other], saving };
    }
  return best?.pair;
}

/** Letters of source that all loads save by the joining, each by its weight, if neither group imported anything. */
function savingOf(one: ModuleGroup, other: ModuleGroup, weights: readonly number[]): number {
  let saving = KEPT_FILE_COST;
  for (const [load, weight] of weights.entries()) {
    const [needsOne, needsOther] = [one.needed[load], other.needed[load]];
    if (needsOne && needsOther) saving += weight * FILE_COST;
    else if (needsOne) saving -= weight * other.size;
    else if (needsOther) saving -= weight * one.size;
  }
  return saving;
}

/** Letters of source that come along because `one` imports them, for the loads that need only `other`. */
function costOfImports(
  one: ModuleGroup,
  other: ModuleGroup,
  imported: readonly ModuleGroup[],
  weights: readonly number[],
): number {
  let cost = 0;
  for (const [load, weight] of weights.entries()) {
    if (one.needed[load] || !other.needed[load]) continue;
    for (const group of imported) if (!group.needed[load]) cost += weight * (group.size + FILE_COST);
  }
  return cost;
}

/** Returns whether `from` imports `to` by way of another group, which would import both ways if the two were one. */
function leadsRound(from: number, to: number, { imported, brought }: Graph): boolean {
  return imported[from]?.some((isImported, by) => isImported && by !== to && brought[by]?.[to]) ?? false;
}
