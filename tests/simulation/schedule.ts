/** One schedule, from its seed: what happens, what goes wrong, and how all of it heals in the end. */
import { doStep } from './deeds.ts';
import { drop } from './hand.ts';
import type { Product } from './phone/built-code.ts';
import type { Page } from './phone/page.ts';
import { checkEnd, checkNow, checkShown, onDisk } from './promises.ts';
import { planOf, type Step } from './steps.ts';
import { Broken, MEMBERS, World } from './world.ts';
import { UNREACHED } from './world/network.ts';
import type { Phone } from './world/phone.ts';

const HEALED_WITHIN_MS = 10_000;
/** Longer than any wait between two tries. */
const UNREACHED_FOR_MS = 6 * 60_000;
/** So long a service that turned down new tokens is left alone. */
const REFUSED_TOKENS_WAIT_MS = 65_000;

export interface Outcome {
  broken?: Broken;
  tasks: number;
}

export async function runSchedule(
  seed: number,
  product: Product,
  steps: readonly Step[] = planOf(seed),
): Promise<Outcome> {
  const world = new World(seed, product);
  world.onDraw = (page) => {
    try {
      checkShown(world, page);
    } catch (error) {
      if (error instanceof Broken) world.found.push(error);
    }
  };
  try {
    await begin(world);
    for (const step of steps) {
      doStep(world, step);
      const { pause } = step;
      const { now } = world.scheduler;
      const isQuiet =
        'tasks' in pause
          ? await world.scheduler.run(now, pause.tasks)
          : await world.scheduler.run(now + pause.ms);
      checkNow(world, isQuiet && (await world.scheduler.run(world.scheduler.now, 0)));
    }
    await heal(world);
    checkEnd(world);
    return { tasks: world.scheduler.count };
  } catch (error) {
    if (error instanceof Broken) return { broken: error, tasks: world.scheduler.count };
    throw error;
  } finally {
    for (const phone of world.phones) for (const place of phone.places) place.kill();
  }
}

/** Alice has the app open on her first phone, and has signed in on her second. */
async function begin(world: World): Promise<void> {
  for (const phone of world.phones) {
    const page = world.newPage(phone);
    world.act(page.place, () => world.signIn(page, MEMBERS[0]));
    await pass(world, 100);
    page.place.kill();
  }
  for (const phone of world.phones) world.openPage(phone);
  await pass(world, 100);
}

function pass(world: World, ms: number): Promise<boolean> {
  return world.scheduler.run(world.scheduler.now + ms);
}

async function heal(world: World): Promise<void> {
  const isSilent =
    world.chance.isLucky(0.1) && world.phones.some(({ network }) => UNREACHED.has(network.weather));
  for (const phone of world.phones) {
    for (const place of phone.places) place.killAfter(Number.POSITIVE_INFINITY);
    phone.disk.isFull = false;
    phone.aheadMs = 0;
  }
  world.service.trouble = () => undefined;
  world.identity.ended.clear();
  if (isSilent) await pass(world, UNREACHED_FOR_MS);
  else await pass(world, 1_000);
  for (const phone of world.phones) await healPhone(world, phone, isSilent);
}

async function healPhone(world: World, phone: Phone, isSilent: boolean): Promise<void> {
  const wasUnreached = UNREACHED.has(phone.network.weather);
  phone.network.clear();
  await pass(world, world.refusedTokens.has(phone.name) ? REFUSED_TOKENS_WAIT_MS : 0);
  const current = world.sessionOf(phone)?.member.id;
  const others = MEMBERS.filter((memberId) => memberId !== current);
  for (const memberId of [...(current ? [current] : []), ...others]) {
    if (memberId !== current && (onDisk(phone, memberId)?.entries.length ?? 0) === 0) continue;
    const page = await pageOf(world, phone, memberId);
    const isSaid = isSilent ? !wasUnreached : world.troubled.has(phone);
    if (isSaid) world.act(page.place, () => page.place.tell('online'));
    await pass(world, HEALED_WITHIN_MS);
    checkNow(world, true);
    checkSent(world, phone, memberId);
    await settleRefused(world, page);
    checkSent(world, phone, memberId);
  }
  world.act(world.openPage(phone).place, () => undefined);
  await pass(world, 100);
}

/** A page on which she is signed in. */
async function pageOf(world: World, phone: Phone, memberId: string): Promise<Page> {
  const page = world.pagesOf(phone)[0] ?? world.openPage(phone);
  await pass(world, 1_000);
  const session = world.sessionOf(phone);
  if (session?.member.id === memberId && !session.needsSignIn) return page;
  if (session && session.member.id !== memberId) {
    world.act(page.place, () => page.code.signOut({ unsent: 'keep' }));
    await pass(world, 3_000);
  }
  const next = world.pagesOf(phone)[0] ?? world.openPage(phone);
  world.act(next.place, () => world.signIn(next, memberId));
  await pass(world, 1_000);
  return next;
}

function checkSent(_world: World, phone: Phone, memberId: string): void {
  const entries = onDisk(phone, memberId)?.entries ?? [];
  const refused = new Set(entries.filter(({ state }) => state === 'refused').map(({ subject }) => subject));
  const waiting = entries.filter(({ subject }) => !refused.has(subject));
  if (waiting.length > 0)
    throw new Broken(
      'liveness',
      `${waiting.map(({ kind, state }) => `${kind} ${state}`).join(', ')} on ${phone.name} of ${memberId}`,
    );
}

/** She sends what was refused once more, and drops what is refused again. */
async function settleRefused(world: World, page: Page): Promise<void> {
  const { place, outbox } = page;
  if (!outbox) return;
  for (const isLast of [false, true]) {
    const refused = outbox.entries.filter(({ state }) => state === 'refused');
    for (const { subject } of refused) world.ledger.overtaken.add(subject);
    if (refused.length === 0) return;
    world.act(place, async () => {
      for (const entry of refused) await (isLast ? drop(world, page, outbox, entry) : outbox.retry(entry));
    });
    await pass(world, HEALED_WITHIN_MS);
  }
}
