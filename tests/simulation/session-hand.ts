/** Her acts in a training on a page: a set, its end, and deletions. */
import type { Outbox } from '../../src/offline/outbox.ts';
import type { Session } from '../../src/features/training/sessions/session.ts';
import { ask, momentNow, NOTHING_KEPT, told } from './hand.ts';
import { type Logged, whatsOfSession as whatsOf } from './ledger.ts';
import type { Page } from './phone/page.ts';
import type { World } from './world.ts';

type Draft = Parameters<Page['code']['saveSession']>[1];

const underWay = (page: Page) =>
  page.sessions.map(({ session }) => session).filter(({ endDateTime }) => endDateTime === null);

/** A set of a training that she sees under way, or the first of another. */
export function tap(
  world: World,
  page: Page,
  outbox: Outbox,
  { which, isNew }: { which: number; isNew: boolean },
): Promise<void> {
  const running = underWay(page);
  const session = isNew ? undefined : running[which % Math.max(1, running.length)];
  const doneAt = momentNow(page);
  const draft: Draft = session
    ? page.code.draftOfSession(session)
    : { id: world.chance.uuid(), kind: 'TRAINING', trainingId: 'training0', eventDateTime: doneAt };
  // No two sets of a schedule have the same number.
  const number = 1 + world.ledger.all.filter(({ what }) => what.startsWith('set ')).length;
  const set = { exercise: 'Kükk', number, doneAt };
  const withSet = (each: Draft): Draft => ({ ...each, sets: [...(each.sets ?? []), set] });
  return save(world, page, outbox, { draft, seen: session?.revision, change: withSet });
}

/** Ends a training that she sees under way. */
export async function finish(world: World, page: Page, outbox: Outbox, which: number): Promise<void> {
  const running = underWay(page);
  const session = running[which % Math.max(1, running.length)];
  if (!session || world.ledger.find(`ended ${session.id}`)) return;
  const endMs = page.place.phone.clock();
  const ended = (draft: Draft): Draft => page.code.endedDraft(draft, endMs);
  const draft = page.code.draftOfSession(session);
  await save(world, page, outbox, { draft, seen: session.revision, change: ended });
}

interface Change {
  draft: Draft;
  /** The revision that she sees; undefined if it begins. */
  seen: number | undefined;
  change: (draft: Draft) => Draft;
}

async function save(
  world: World,
  page: Page,
  outbox: Outbox,
  { draft, seen, change }: Change,
): Promise<void> {
  const { id } = draft;
  const changed = change(draft);
  const known = new Set(seen === undefined ? [] : whatsOf(draft));
  const all = whatsOf(changed)
    .filter((what) => !known.has(what))
    .map((what) => ask(world, page, outbox, { what, subject: `session:${id}`, sign: id }));
  let isOver = false;
  const upon = (newer: Session) => {
    isOver = newer.endDateTime !== null;
    return isOver ? undefined : change(page.code.draftOfSession(newer));
  };
  const saving = page.code
    .saveSession(outbox, changed, { seen: seen ?? 0, upon })
    .then((revision) => (revision === undefined || isOver ? NOTHING_KEPT : undefined));
  await Promise.all(all.map((logged) => told(world, page, logged, saving)));
}

/** Deletes a training that she sees, which she can take back while the page lives. */
export async function removeTraining(world: World, page: Page, outbox: Outbox, which: number): Promise<void> {
  const all = page.sessions.filter(({ session }) => !world.ledger.find(`removed ${session.id}`));
  const shown = all[which % Math.max(1, all.length)];
  if (!shown) return;
  const { id } = shown.session;
  const about = { what: `removed ${id}`, subject: `session:${id}`, sign: id };
  const mayGo = world.ledger
    .of(page.place.phone.name, outbox.memberId)
    .filter(({ subject, fate }) => subject === about.subject && fate === 'saved');
  // An entry that the service cannot have is dropped instead.
  for (const each of mayGo) each.fate = 'being dropped';
  const logged = ask(world, page, outbox, about);
  const turn = (fate: Logged['fate']) => {
    if (page.place.isAlive) for (const each of mayGo) each.fate = fate;
  };
  const deleting = page.code.deleteSession(outbox, shown);
  await told(
    world,
    page,
    logged,
    deleting.then((deletion) => deletion?.session ?? NOTHING_KEPT),
  );
  await deleting.then(
    (deletion) => turn(deletion ? 'saved' : 'dropped'),
    () => turn('saved'),
  );
}
