/** Carries out the steps of a schedule. */
import {
  drop,
  edit,
  importMany,
  mark,
  measure,
  PHOTO,
  remove,
  signIn,
  signOut,
  train,
  untrain,
} from './hand.ts';
import type { Page } from './phone/page.ts';
import type { Step } from './steps.ts';
import { MEMBERS, type World } from './world.ts';
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
  'open',
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
      if (pages.length < MAX_PAGES) world.openPage(phone);
      return;
    case 'sync':
      return wakeWorker(world, phone);
    case 'kill the worker':
      for (const place of phone.places) if (place.name.includes('worker')) place.killAfter(step.acts);
      return;
    case 'sleep':
      for (const each of world.phones) for (const place of each.places) place.kill();
      world.scheduler.sleep(step.ms);
      for (const each of world.phones) world.openPage(each);
      return;
    case 'battery':
      return phone.losePower();
    case 'revoke':
      return void world.identity.ended.add(MEMBERS[0]);
    case 'weather':
      if (step.weather === 'fine') phone.network.clear();
      phone.network.weather = step.weather;
      if (step.weather === 'tokens refused') world.refusedTokens.add(phone.name);
      return;
    case 'clock':
      phone.aheadMs = step.aheadMs;
      if (step.aheadMs !== 0) world.wrongClocks.add(phone.name);
      return;
    case 'disk':
      phone.disk.isFull = step.isFull;
      return;
    case 'trouble': {
      const { code, share } = step;
      world.service.trouble = (field, given) => {
        if (code === 'BAD_USER_INPUT' && /^(?:delete|uncomplete)/.test(field)) return undefined;
        const about = JSON.stringify(given);
        if (code === undefined || about.charCodeAt(about.length - 4) % share !== 0) return undefined;
        for (const { sign, subject } of world.ledger.all)
          if (about.includes(sign)) world.ledger.overtaken.add(subject);
        world.hasFailed ||= code === 'INTERNAL';
        return code;
      };
      return;
    }
    default:
  }
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
    case 'train':
      return act(() => train(world, page, outbox, step.key));
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
      if (step.do === 'retry') return act(() => outbox.retry(entry).catch(() => undefined));
      if (step.do === 'edit') return act(() => edit(outbox, entry));
      return act(() => drop(world, page, outbox, entry));
    }
    case 'sign out':
      return act(() => signOut(world, page, outbox, step.givesUp));
    case 'hand over':
      world.scheduler.addAlone(
        20 + world.chance.below(600),
        () => {
          const next = world.pagesOf(place.phone)[0];
          if (next) world.act(next.place, () => signIn(world, next, MEMBERS[step.member === 1 ? 1 : 0]));
        },
        'her hand',
      );
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
