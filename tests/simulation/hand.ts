/** Her acts on a page, and the answers that it gives her. */
import { completionId } from '../../contract/completion-id.ts';
import { nameOf } from '../../contract/marks/merge.ts';
import { dayOf } from '../../contract/moments.ts';
import type { Entry } from '../../src/offline/entry.ts';
import type { AddOptions } from '../../src/offline/new-entry.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import { type Fate, type Logged, whatOfMark, whatsOf } from './ledger.ts';
import type { Page } from './phone/page.ts';
import { isOfSession } from './promises.ts';
import type { World } from './world.ts';
import type { MarkName } from './world/mark-names.ts';

const figuresOf = ({ weight, eventDateTime }: { weight?: number | null; eventDateTime: string }) =>
  `${weight} ${eventDateTime}`;

export const PHOTO = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };
type Options = AddOptions<'createMeasurement'>;

/** Nothing was kept, and she was told why. */
export const NOTHING_KEPT = Symbol('nothing kept');

interface About {
  what: string;
  subject: string;
  sign: string;
  isInformed?: boolean;
}

export function ask(
  world: World,
  { place }: Page,
  { memberId }: Outbox,
  { isInformed = true, ...about }: About,
): Logged {
  const { phone } = place;
  const logged = world.ledger.ask({
    ...about,
    phone: phone.name,
    memberId,
    page: place.name,
    isInformed,
    at: world.scheduler.now,
    clock: { aheadMs: phone.aheadMs, sets: world.clockSets.get(phone.name) ?? 0 },
  });
  // A page that has not heard yet that she has signed out elsewhere.
  logged.mayBeGone = world.sessionOf(phone)?.member.id !== memberId;
  return logged;
}

const creation = (id: string) => ({ what: `created ${id}`, subject: `measurement:${id}`, sign: id });

/** Notes what she is told, unless the page has died meanwhile. */
export async function told(
  world: World,
  { place }: Page,
  logged: Logged,
  adding: Promise<Entry | typeof NOTHING_KEPT | void>,
): Promise<void> {
  try {
    const entry = await adding;
    if (!place.isAlive) return;
    if (logged.fate === 'asked') logged.fate = entry === NOTHING_KEPT ? 'not saved' : 'saved';
    if (entry && entry !== NOTHING_KEPT) world.ledger.place(logged, entry.seq);
  } catch (error) {
    if (!place.isAlive) return;
    logged.fate = 'not saved';
    world.checkMayFail(place.phone, error);
  }
}

export const momentNow = ({ code, place }: Page) => code.momentOf(new Date(place.phone.clock()));

export function measure(world: World, page: Page, outbox: Outbox, options: Options): Promise<void> {
  const id = world.chance.uuid();
  const logged = ask(world, page, outbox, creation(id));
  logged.hasPhoto = options.photo !== undefined;
  if (options.holdMs !== undefined) logged.heldUntil = world.scheduler.now + options.holdMs;
  if (options.photo) world.ledger.overtaken.add(logged.subject);
  const input = { id, weight: 60 + world.chance.below(20), eventDateTime: momentNow(page) };
  logged.figures = figuresOf(input);
  return told(world, page, logged, outbox.add('createMeasurement', { input }, options));
}

export async function importMany(world: World, page: Page, outbox: Outbox, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => world.chance.uuid());
  const all = ids.map((id) => ask(world, page, outbox, creation(id)));
  const eventDateTime = momentNow(page);
  const adding = outbox
    .addTogether(
      ids.map((id) => ({
        kind: 'createMeasurement',
        variables: { input: { id, weight: 60, eventDateTime } },
      })),
    )
    .then(() => undefined);
  await Promise.all(all.map((logged) => told(world, page, logged, adding)));
}

/** A text that nothing else of a schedule has. */
export function nextSign(world: World, { memberId }: Outbox): string {
  world.marks += 1;
  return `${memberId}-${world.marks}-`;
}

export function mark(world: World, page: Page, outbox: Outbox, name: MarkName): Promise<void> {
  const register = page.code.registerOf(outbox);
  const subject = `mark:${name.kind}:${name.key}`;
  const seen = register.marks.get(nameOf(name));
  const last = world.ledger.lastOf(outbox.memberId, `mark ${nameOf(name)}`);
  const isInformed = !last || (last.fate === 'saved' && seen !== undefined && last.what === whatOfMark(seen));
  const sign = nextSign(world, outbox);
  const changed = {
    ...name,
    value: `"${sign}"`,
    changedAt: page.code.momentAfter(new Date(page.place.phone.clock()), seen?.changedAt),
  };
  const logged = ask(world, page, outbox, { what: whatOfMark(changed), subject, sign, isInformed });
  return told(world, page, logged, outbox.add('saveMarks', { input: [changed] }));
}

export function train(world: World, page: Page, outbox: Outbox, key: number): Promise<void> {
  const eventDateTime = momentNow(page);
  const id = `training${key}-${outbox.memberId}`;
  const what = `done ${id} ${eventDateTime}`;
  if (world.ledger.find(what)) return Promise.resolve();
  const subject = `completion:${completionId(dayOf(eventDateTime), id, outbox.memberId)}`;
  return told(
    world,
    page,
    ask(world, page, outbox, { what, subject, sign: id }),
    outbox.add('completeTraining', { id, eventDateTime }),
  );
}

/** One that she made on this phone, may take back, and has not. */
function chosen(
  world: World,
  page: Page,
  outbox: Outbox,
  which: number,
  from: string,
  to: string,
): string | undefined {
  const hers = world.ledger
    .of(page.place.phone.name, outbox.memberId)
    .filter(
      ({ what, fate }) =>
        fate === 'saved' && what.startsWith(from) && !world.ledger.find(what.replace(from, to)),
    );
  return hers[which % Math.max(1, hers.length)]?.what.slice(from.length + 1);
}

export async function remove(world: World, page: Page, outbox: Outbox, which: number): Promise<void> {
  const id = chosen(world, page, outbox, which, 'created', 'deleted');
  if (id === undefined) return;
  await told(
    world,
    page,
    ask(world, page, outbox, { ...creation(id), what: `deleted ${id}` }),
    outbox.add('deleteMeasurement', { id }),
  );
}

export async function untrain(world: World, page: Page, outbox: Outbox, which: number): Promise<void> {
  const done = chosen(world, page, outbox, which, 'done', 'undone');
  const [training = '', eventDateTime = ''] = done?.split(' ') ?? [];
  if (done === undefined) return;
  const id = completionId(dayOf(eventDateTime), training, outbox.memberId);
  const logged = ask(world, page, outbox, {
    what: `undone ${done}`,
    subject: `completion:${id}`,
    sign: training,
  });
  await told(world, page, logged, outbox.add('uncompleteTraining', { id, eventDateTime }));
}

export async function edit(world: World, { place }: Page, outbox: Outbox, entry: Entry): Promise<void> {
  const [logged] = world.ledger.in(entry);
  if (entry.kind !== 'createMeasurement' || !logged) return;
  const input = { ...entry.variables.input, weight: (entry.variables.input.weight ?? 60) + 1 };
  const before = logged.figures;
  logged.figures = undefined;
  logged.isAsked = true;
  try {
    const isChanged = await outbox.edit(entry, { input });
    // Two edits at once, and nobody knows which is the later.
    if (place.isAlive && before !== undefined) logged.figures = isChanged ? figuresOf(input) : before;
  } catch {
    // It may have been changed or not.
  }
}

export async function retry(world: World, outbox: Outbox, entry: Entry): Promise<void> {
  for (const logged of world.ledger.in(entry)) logged.isAsked = true;
  await outbox.retry(entry).catch(() => undefined);
}

export async function drop(world: World, { place }: Page, outbox: Outbox, entry: Entry): Promise<void> {
  const all = world.ledger.in(entry).filter(({ fate }) => fate === 'saved');
  if (all.length === 0) return;
  for (const each of all) each.fate = 'being dropped';
  const turn = (fate: Fate, some = all) => {
    if (place.isAlive) for (const each of some) each.fate = fate;
  };
  try {
    const isDropped = await outbox.drop(entry);
    if (!isDropped) return turn('saved');
    turn('dropped');
    turn(
      'saved',
      all.filter((each) => staysElsewhere(world, outbox, each)),
    );
  } catch {
    turn('saved');
  }
}

/** The figures of a measurement stay when its photo was refused; of a session, what another revision has. */
function staysElsewhere({ service }: World, { entries }: Outbox, { what, hasPhoto }: Logged): boolean {
  const isPart = isOfSession(what);
  if (isPart && entries.some((entry) => whatsOf(entry).includes(what))) return true;
  return (isPart || hasPhoto === true) && service.effects.some((effect) => effect.what === what);
}

/** As the question before it: she gives up what she is shown, or keeps all. */
export async function signOut(world: World, page: Page, outbox: Outbox, givesUp: boolean): Promise<void> {
  const { name } = page.place.phone;
  const seen = outbox.entries;
  world.ledger.leave(name, outbox.memberId);
  const givenUp = seen.flatMap((entry) => world.ledger.in(entry)).filter(({ fate }) => fate === 'saved');
  if (givesUp) for (const each of givenUp) each.fate = 'given up';
  world.mayBeSignedIn.set(name, (world.mayBeSignedIn.get(name) ?? new Set()).add(undefined));
  page.isLeaving = true;
  try {
    const isOut = await page.code.signOut({
      unsent: givesUp ? { giveUp: seen.map(({ id }) => id) } : 'keep',
    });
    if (!isOut && page.place.isAlive) for (const each of givenUp) each.fate = 'saved';
    if (isOut) world.leftAt.set(`${name} ${outbox.memberId}`, world.scheduler.now);
  } catch {
    // The disk failed: she is still signed in, or out; what she gave up may be gone.
  }
  page.isLeaving = false;
  world.ledger.leave(name, outbox.memberId);
}

export async function signIn(world: World, page: Page, memberId: string): Promise<void> {
  const session = world.sessionOf(page.place.phone);
  if (session && !session.needsSignIn) return;
  await world.signIn(page, memberId).catch(() => undefined);
}
