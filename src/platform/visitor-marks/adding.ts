/**
 * Decides about the marks that this device has of a visitor, if the member who has signed in says that they are hers. They merge
 * with her account's by the one rule (contract/marks/merge.ts), each with the moment at which it was made:
 *
 *   a visitor's mark ──its kind has room, nothing later stands──▶ added
 *          │        ──her account's stands over it──▶ settled: it leaves the device, and nothing is to be sent
 *          │        ──her account is full──▶ too many: it stays on the device
 *          └──not asked about, or of no form that the server takes──▶ stays
 */
import { MARK_VALUE_MAX_LENGTH } from '../../../contract/limits.ts';
import { isKeyOf } from '../../../contract/marks/is-key.ts';
import type { MarkKind } from '../../../contract/marks/mark-kind.ts';
import { MARK_KINDS } from '../../../contract/marks/mark-kinds.generated.ts';
import { type Mark, nameOf, standsOver } from '../../../contract/marks/merge.ts';
import { shoppingRound } from '../../../contract/marks/shopping-round.mark.ts';
import { shoppingSource } from '../../../contract/marks/shopping-source.mark.ts';
import { shoppingTick } from '../../../contract/marks/shopping-tick.mark.ts';
import type { Marks } from '../../offline/mark-register.ts';
import { doesCount, valueOf } from '../marks/mark-value.ts';
import { type Carried, keyInAccount, placesOf, ticksInAccount } from './listed-in-account.ts';

export interface Adding {
  added: readonly Carried[];
  settled: readonly Carried[];
  tooMany: readonly Carried[];
}

export type IsAsked = (mark: Mark, kind: MarkKind<unknown>) => boolean;

export function addingOf(visitors: Marks, account: Marks, isAsked: IsAsked): Adding {
  const asked = MARK_KINDS.flatMap((kind) =>
    [...visitors.values()]
      .filter((mark) => mark.kind === kind.name && isTaken(mark, kind) && isAsked(mark, kind))
      .map((mark) => ({ from: mark, mark, kind, isCarried: true })),
  );
  const ofKind = (kind: MarkKind<unknown>) => asked.filter((each) => each.kind === kind);
  const sources = sorted(
    ofKind(shoppingSource).map((each) => keyInAccount(each, account)),
    account,
  );
  const places = placesOf(visitors, [...sources.added, ...sources.settled]);
  const ticks = ticksInAccount(ofKind(shoppingTick), places);
  const others = asked.filter(({ kind }) => !OF_THE_LIST.has(kind));
  // It numbers the rounds of one list: hers goes on, and the visitor's ends with all that was listed in it.
  const rounds = places.staying.size === 0 ? ofKind(shoppingRound) : [];
  const rest = sorted([...ticks.carried, ...others], account);
  return {
    added: [...sources.added, ...rest.added],
    settled: [...sources.settled, ...rest.settled, ...ticks.ofNothing, ...rounds],
    tooMany: [...sources.tooMany, ...rest.tooMany],
  };
}

/** Kinds whose marks name each other, or number the rounds of one list. */
const OF_THE_LIST: ReadonlySet<MarkKind<unknown>> = new Set([shoppingSource, shoppingTick, shoppingRound]);

/** True if the server would take it, and it still counts. */
function isTaken(mark: Mark, kind: MarkKind<unknown>): boolean {
  const isWhole = valueOf(kind, mark) !== undefined && (mark.value ?? '').length <= MARK_VALUE_MAX_LENGTH;
  return isWhole && isKeyOf(kind, mark.key) && doesCount(mark, kind);
}

/** The newest first: of too many the oldest stay, as the server would end the oldest. */
function sorted(carried: readonly Carried[], account: Marks): Adding {
  const rooms = new Map(carried.map(({ kind }) => [kind.name, kind.maxKept]));
  for (const { kind, value } of account.values()) {
    const room = rooms.get(kind);
    if (room !== undefined && value !== null) rooms.set(kind, room - 1);
  }
  const standing = new Map<string, Mark>();
  const adding = { added: [] as Carried[], settled: [] as Carried[], tooMany: [] as Carried[] };
  const newestFirst = carried.toSorted(
    ({ mark: one }, { mark: other }) => Number(standsOver(other, one)) - Number(standsOver(one, other)),
  );
  for (const each of newestFirst) {
    const name = nameOf(each.mark);
    const known = standing.get(name) ?? account.get(name);
    const room = rooms.get(each.kind.name) ?? 0;
    const needsRoom = (known?.value ?? null) === null;
    if (known && !standsOver(each.mark, known)) adding.settled.push(each);
    else if (needsRoom && room <= 0) adding.tooMany.push(each);
    else {
      adding.added.push(each);
      standing.set(name, each.mark);
      rooms.set(each.kind.name, needsRoom ? room - 1 : room);
    }
  }
  return adding;
}
