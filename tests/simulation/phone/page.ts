/** A page of the app without its screens, put together as `src/app/start` does: who is signed in, her outbox, its sending. */
import type { Receipt } from '../../../src/offline/entry.ts';
import type { Outbox } from '../../../src/offline/outbox.ts';
import type { Replay } from '../../../src/offline/replay.ts';
import type { Place } from '../world/place.ts';
import { type Logged, whatOf } from '../ledger.ts';
import type { Code } from './built-code.ts';

/** By member: the effects of the entries that a page of hers has written to the cache on the disk. */
export type PhoneCache = Map<string, Set<string>>;

export interface PageWorld {
  cache: PhoneCache;
  wait: (ms: number) => Promise<void>;
  savedBefore: (memberId: string) => readonly Logged[];
  onDraw: (page: Page) => void;
  onSignInNeeded: (memberId: string) => void;
}

export class Page {
  readonly place: Place;
  readonly code: Code;
  outbox: Outbox | undefined;
  /** Effects of the entries that her screens show by themselves. */
  readonly shown = new Set<string>();
  readonly #cache: PhoneCache;
  readonly #wait: (ms: number) => Promise<void>;
  #replay: Replay | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Resolves when her screens show what the server has taken. */
  #showing: Promise<void> = Promise.resolve();

  /** What was saved on this phone before she opened the page. */
  savedBefore: readonly Logged[] = [];
  readonly #world: PageWorld;

  constructor(place: Place, code: Code, world: PageWorld) {
    this.place = place;
    this.code = code;
    this.#world = world;
    this.#cache = world.cache;
    this.#wait = world.wait;
  }

  start(): void {
    this.code.onSessionChanged(() => this.#follow());
    this.#follow();
  }

  /** As where she comes back to it. */
  kick(): void {
    void this.#replay?.kick();
  }

  #follow(): void {
    this.#turn = this.#turn.then(() => this.#turnToMember());
  }

  async #turnToMember(): Promise<void> {
    const session = await this.code.readSession();
    const memberId = session?.member.id;
    if (memberId !== undefined && memberId === this.outbox?.memberId) return void this.#replay?.kick();
    this.#close();
    if (memberId !== undefined) await this.#open(memberId);
  }

  #close(): void {
    this.#replay?.stop();
    if (this.outbox) this.code.closeRegister(this.outbox);
    this.outbox?.close();
    this.#replay = undefined;
    this.outbox = undefined;
    this.shown.clear();
  }

  async #open(memberId: string): Promise<void> {
    const { code } = this;
    const savedBefore = this.#world.savedBefore(memberId);
    const outbox = await code.Outbox.open(memberId, 'simulation');
    for (const what of this.#cache.get(memberId) ?? []) this.shown.add(what);
    const replay = code.startReplay({
      send: (isProbing) =>
        code.sendAll({ memberId, endpoint: '/graphql', token: code.currentToken, isProbing }),
    });
    outbox.subscribe(() => this.outbox === outbox && this.#world.onDraw(this));
    const register = code.registerOf(outbox);
    this.savedBefore = savedBefore;
    this.outbox = outbox;
    this.#replay = replay;
    outbox.listen({
      onSettled: async (receipts) => {
        await Promise.all([this.#absorb(memberId, receipts), register.takeSettled(receipts)]);
      },
      untilShown: () => this.#showing,
      onSignInNeeded: () => this.#world.onSignInNeeded(memberId),
      onAdded: () => void replay.kick(),
    });
    void replay.kick();
  }

  /** The screens show it first, and the disk has it after. */
  async #absorb(memberId: string, receipts: readonly Receipt[]): Promise<void> {
    const effects = receipts.map(({ entry }) => whatOf(entry));
    this.#showing = Promise.all([this.#showing, this.#wait(0)]).then(() => {
      for (const what of effects) this.shown.add(what);
    });
    await this.#showing;
    await this.#wait(50);
    const kept = this.#cache.get(memberId) ?? new Set();
    for (const what of effects) kept.add(what);
    this.#cache.set(memberId, kept);
  }
}
