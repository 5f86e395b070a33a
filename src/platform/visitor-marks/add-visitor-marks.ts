/** Carries out her answer about the marks that this device has of a visitor. */
import { type Mark, nameOf } from '../../../contract/marks/merge.ts';
import { VISITOR } from '../../library/viewer.ts';
import { type Marks, registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { DeviceMarks, deviceMarksOf } from '../marks/device-marks.ts';
import { inTurn } from '../marks/save-mark.ts';
import { type Adding, addingOf, type IsAsked } from './adding.ts';
import { answeredBy, rememberAnswered } from './answered-marks.ts';
import type { Carried } from './listed-in-account.ts';

/** As they are on the disk, whatever other tabs have not said yet. */
function visitorsNow(): Marks {
  return new DeviceMarks(VISITOR).marks;
}

/**
 * They are hers. All of them wait in her outbox, or none, before any leaves the device: killed in between, she has them in both
 * places under one moment, and repeating it changes nothing. Throws when none was kept.
 */
export async function addVisitorMarks(outbox: Outbox, isAsked: IsAsked): Promise<Adding> {
  const register = registerOf(outbox);
  let adding: Adding = { added: [], settled: [], tooMany: [] };
  await inTurn(register, async () => {
    // Without this, an older mark could replace one that another tab has stored a moment ago.
    await outbox.refresh();
    adding = addingOf(visitorsNow(), register.marks, isAsked);
    if (adding.added.length > 0) await register.save(adding.added);
  });
  const stay = adding.tooMany.map(({ from }) => from);
  rememberAnswered(outbox.memberId, stay, visitorsNow());
  await leaveDevice([...adding.added, ...adding.settled]);
  return adding;
}

/** They are not hers, or not to be in her account; a visitor keeps them. */
export function leaveToVisitor({ memberId }: Outbox): void {
  const visitors = visitorsNow();
  rememberAnswered(memberId, [...visitors.values()], visitors);
}

/**
 * Takes from the device the marks that a page which was killed had added to her account already: nobody else's has the same
 * moments.
 */
export async function finishAdding(outbox: Outbox): Promise<void> {
  const account = registerOf(outbox).marks;
  const isAnswered = answeredBy(outbox.memberId);
  const { settled } = addingOf(visitorsNow(), account, (mark) => !isAnswered(mark));
  const isThere = ({ mark }: Carried) => isSame(account.get(nameOf(mark)), mark);
  await leaveDevice(settled.filter(isThere));
}

/** All but those that have been changed since. */
async function leaveDevice(carried: readonly Carried[]): Promise<void> {
  const visitors = visitorsNow();
  const left = carried.filter(({ from }) => isSame(visitors.get(nameOf(from)), from));
  if (left.length === 0) return;
  await deviceMarksOf(VISITOR).save(left.map(({ from, kind }) => ({ mark: { ...from, value: null }, kind })));
}

function isSame(one: Mark | undefined, other: Mark): boolean {
  // The server says the same moment in another form.
  return one?.value === other.value && Date.parse(one.changedAt) === Date.parse(other.changedAt);
}
