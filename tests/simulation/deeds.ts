/** Carries out the steps of a schedule. */
import { CLOCK_TOLERANCE_MS } from '../../contract/limits.ts';
import {
  drop,
  edit,
  importMany,
  mark as changeMark,
  measure,
  PHOTO,
  remove,
  retry,
  signIn,
  signOut,
  train,
  untrain,
} from './hand.ts';
import type { Outbox } from '../../src/offline/outbox.ts';
import type { Page } from './phone/page.ts';
import { editProfile, giveConsent, readProfile, withdrawConsent } from './profile-hand.ts';
import { finish, removeTraining, tap } from './session-hand.ts';
import type { Step } from './steps.ts';
import { MEMBERS, type World } from './world.ts';
import { consentFor, markBehindConsentAt, markNameAt } from './world/mark-names.ts';
import type { Phone } from './world/phone.ts';

const UNDO_MS = 6_000;
const MAX_PAGES = 3;

/** After these a page sends by itself at once; after others it may wait for its chance. */
const CALM: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'measure',
  'import',
  'delete',
  'train',
  'untrain',
  'mark',
  'tap',
  'finish',
  'read trainings',
  'edit profile',
  'consent',
  'withdraw',
  'read profile',
  'open',
  'close',
  'come back',
  'sync',
]);

export function doStep(world: World, step: Step): void {
  if (!CALM.has(step.do)) world.troubled.add(world.phones[step.phone === 1 ? 1 : 0]);
  if (step.do === 'trouble' || step.do === 'sleep') for (const each of world.phones) world.troubled.add(each);
  const phone = world.phones[step.phone === 1 ? 1 : 0];
  const pages = world.pagesOf(phone);
  const page = pages[step.page % Math.max(1, pages.length)];
  if (page) doOnPage(world, page, step);
  switch (step.do) {
    case 'open':
      if (pages.length + world.sleepersOf(phone).length < MAX_PAGES) world.openPage(phone);
      return;
    case 'sync':
      return wakeWorker(world, phone);
    case 'kill the worker':
      for (const place of phone.places) if (place.name.includes('worker')) place.killAfter(step.acts);
      return;
    case 'sleep':
      for (const each of world.phones) for (const place of each.places) if (!place.isAsleep) place.kill();
      world.scheduler.sleep(step.ms);
      for (const each of world.phones) world.openPage(each);
      return;
    case 'battery':
      return phone.losePower();
    case 'revoke':
      if (step.isAtOnce) {
        world.identity.endAtOnce(MEMBERS[0]);
        for (const each of world.phones) world.refusedTokens.add(each.name);
      } else world.identity.ended.add(MEMBERS[0]);
      return;
    case 'erase':
      return world.erase(MEMBERS[step.member === 1 ? 1 : 0]);
    case 'return': {
      const sleepers = world.sleepersOf(phone);
      return sleepers[step.page % Math.max(1, sleepers.length)]?.comeBack();
    }
    case 'let go':
      return phone.disk.closeConnections();
    case 'lose photos':
      for (const each of world.ledger.all) if (each.phone === phone.name) each.isPhotoLost = true;
      for (const memberId of MEMBERS) phone.disk.empty(`app-outbox:${memberId}`, 'photos');
      return;
    case 'storage':
      world.service.storage.mood = step.mood;
      return;
    case 'weather':
      if (step.weather === 'fine') phone.network.clear();
      phone.network.weather = step.weather;
      if (step.weather === 'tokens refused') world.refusedTokens.add(phone.name);
      return;
    case 'clock':
      world.setClock(phone, step.aheadMs);
      if (Math.abs(step.aheadMs) > CLOCK_TOLERANCE_MS) world.wrongClocks.add(phone.name);
      return;
    case 'disk':
      phone.disk.isFull = step.isFull;
      world.badDisks.add(phone.name);
      return;
    case 'trouble':
      return makeTrouble(world, step);
    default:
  }
}

/** The service fails on some of what arrives, refuses it, or takes no more of it; or turns down every request with it. */
function makeTrouble(world: World, { code, share }: Step & { do: 'trouble' }): void {
  const { service, ledger, failedOn } = world;
  world.isFailing = code === 'INTERNAL' || code === 'DOCUMENT';
  const isMeant = (sign: string) => sign.charCodeAt(sign.length - 2) % share === 0;
  world.failsOn = (sign) => world.isFailing && isMeant(sign);
  const meet = (about: string) => {
    const met = ledger.all.filter(({ sign }) => isMeant(sign) && about.includes(sign));
    for (const { sign, subject } of met) {
      ledger.overtaken.add(subject);
      if (world.isFailing) failedOn.add(sign);
    }
    return met.length > 0;
  };
  service.turnsDown = (body) => code === 'DOCUMENT' && meet(body);
  service.trouble = (field, given) => {
    if (code === undefined || code === 'DOCUMENT') return undefined;
    if (code === 'BAD_USER_INPUT' && /^(?:delete|uncomplete)/.test(field)) return undefined;
    return meet(JSON.stringify(given)) ? code : undefined;
  };
}

/** Only if the service can be reached; in a moment, for what comes between is looked at elsewhere. */
function readTrainings({ service, erased }: World, page: Page, memberId: string): void {
  if (page.place.phone.network.weather !== 'fine' || erased.has(memberId)) return;
  const all = [...service.of(memberId).sessions.values()];
  page.readSessions(
    memberId,
    all.filter((session) => session !== null),
  );
}

const consentOf = ({ chance }: World) => markBehindConsentAt(chance.seed).consent;

/** One of two marks, or one that may say something of her health: she agrees to that first. */
async function mark(world: World, page: Page, outbox: Outbox, key: number): Promise<void> {
  const { seed } = world.chance;
  const name = key < 2 ? markNameAt(2 * seed + key) : markBehindConsentAt(seed).name;
  const consent = consentFor(name);
  if (consent) await giveConsent(world, page, outbox, consent);
  await changeMark(world, page, outbox, name);
}

function handOver(world: World, phone: Phone, { member, logsAfterMs }: Step & { do: 'hand over' }): void {
  const inMs = (ms: number, deed: (page: Page) => unknown) =>
    world.scheduler.addAlone(
      ms,
      () => {
        const [page] = world.pagesOf(phone);
        if (page) world.act(page.place, () => deed(page));
      },
      'her hand',
    );
  const signInMs = 20 + world.chance.below(600);
  inMs(signInMs, (page) => signIn(world, page, MEMBERS[member === 1 ? 1 : 0]));
  inMs(signInMs + logsAfterMs, (page) => page.outbox && measure(world, page, page.outbox, {}));
}

/** Sends as Background Sync makes it, and is put to sleep after. */
function wakeWorker(world: World, phone: Phone): void {
  const { place, code } = world.worker(phone);
  world.act(place, () =>
    code
      .replayOutbox()
      .catch(() => undefined)
      .finally(() => place.kill()),
  );
}

function doOnPage(world: World, page: Page, step: Step): void {
  const { place, outbox } = page;
  const act = (deed: () => unknown) => world.act(place, deed);
  if (step.do === 'close') return place.kill();
  if (step.do === 'leave') {
    world.badDisks.add(place.phone.name);
    return place.leave();
  }
  if (step.do === 'kill') return place.killAfter(step.acts);
  if (step.do === 'come back') return act(() => page.kick());
  if (step.do === 'sign in') return act(() => signIn(world, page, MEMBERS[step.member === 1 ? 1 : 0]));
  if (!outbox) return;
  switch (step.do) {
    case 'measure':
      return act(() => measure(world, page, outbox, step.photo ? { photo: PHOTO } : {}));
    case 'measure later':
      return act(() => measure(world, page, outbox, { holdMs: UNDO_MS }));
    case 'import':
      return act(() => importMany(world, page, outbox, step.count));
    case 'mark':
      return act(() => mark(world, page, outbox, step.key));
    case 'edit profile':
      return act(() => editProfile(world, page, outbox, step.fields));
    case 'consent':
      return act(() => giveConsent(world, page, outbox, consentOf(world)));
    case 'withdraw':
      return act(() => withdrawConsent(world, page, outbox, consentOf(world)));
    case 'read profile':
      return act(() => readProfile(world, page, outbox));
    case 'train':
      return act(() => train(world, page, outbox, step.key));
    case 'tap':
      return act(() => tap(world, page, outbox, step));
    case 'finish':
      return act(() => finish(world, page, outbox, step.which));
    case 'remove training':
      return act(() => removeTraining(world, page, outbox, step.which));
    case 'read trainings':
      return act(() => readTrainings(world, page, outbox.memberId));
    case 'delete':
      return act(() => remove(world, page, outbox, step.which));
    case 'untrain':
      return act(() => untrain(world, page, outbox, step.which));
    case 'undo':
    case 'drop':
    case 'edit':
    case 'retry': {
      const isRefused = step.do === 'drop' || step.do === 'retry';
      const entries = outbox.entries.filter(({ state }) => (state === 'refused') === isRefused);
      const entry = entries[step.which % Math.max(1, entries.length)];
      if (!entry) return;
      if (step.do === 'retry') return act(() => retry(world, outbox, entry));
      if (step.do === 'edit') return act(() => edit(world, page, outbox, entry));
      return act(() => drop(world, page, outbox, entry));
    }
    case 'sign out':
      return act(() => signOut(world, page, outbox, step.givesUp));
    case 'hand over':
      handOver(world, place.phone, step);
      return act(() => signOut(world, page, outbox, step.givesUp));
    case 'take over':
      // As src/app/worker/update-when-sent.ts lets a new version in.
      return act(() =>
        page.code
          .withTurn(page.code.turnOf(outbox.memberId), 60_000, async () => place.onLeave())
          .catch(() => undefined),
      );
    default:
  }
}
