/** A page of the app without its screens, put together as `src/app/start` does: who is signed in, her outbox, its sending. */
import type { Client } from '@urql/core';
import type { MemberProfileFragment } from '../../../contract/documents.generated.ts';
import type { ShownConsent } from '../../../src/platform/consents/consents-with-entries.ts';
import type { Receipt } from '../../../src/offline/entry.ts';
import type { Outbox } from '../../../src/offline/outbox.ts';
import type { Replay } from '../../../src/offline/replay.ts';
import type { SessionStore } from '../../../src/session/session-store.ts';
import { MARKS_ADDRESS } from '../world/network.ts';
import type { Place } from '../world/place.ts';
import type { Session } from '../../../src/features/training/sessions/session.ts';
import type { ShownSession } from '../../../src/features/training/sessions/sessions-with-entries.ts';
import { type Logged, whatsOf } from '../ledger.ts';
import type { Code } from './built-code.ts';

/** A page's writes to a member's cache on the disk. */
export interface MemberCache {
  /** Effects of entries. */
  effects: Set<string>;
  sessions: readonly Session[];
  profile?: MemberProfileFragment | undefined;
}

/** By member. */
export type PhoneCache = Map<string, MemberCache>;

const MARKS_TIMEOUT_MS = 15_000;

export interface PageWorld {
  cache: PhoneCache;
  wait: (ms: number) => Promise<void>;
  fetch: typeof fetch;
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
  /** The measurements and completions that her screens show by themselves. */
  readonly present = new Set<string>();
  /** As the cache in its memory has them. */
  #sessionsRead: readonly Session[] = [];
  #profileRead: MemberProfileFragment | undefined;
  readonly #cache: PhoneCache;
  readonly #wait: (ms: number) => Promise<void>;
  #sessions: SessionStore | undefined;
  #stopPulling: () => void = () => undefined;
  #replay: Replay | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Resolves when her screens show what the server has taken. */
  #showing: Promise<void> = Promise.resolve();

  /** She has begun to sign out on it. */
  isLeaving = false;
  /** The entries saved on this phone before she opened the page. */
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
    this.#sessions = this.code.openSessionStore();
    this.#sessions.subscribe(() => this.#follow());
    this.code.onSessionChanged(() => this.kick());
    void this.code.removeLeftovers().catch(() => undefined);
  }

  /** Acts as if she came back to it. */
  kick(): void {
    void this.#replay?.kick();
  }

  /** The trainings that its screens list. */
  get sessions(): readonly ShownSession[] {
    return this.code.sessionsWithEntries(this.#sessionsRead, this.outbox?.overlay ?? []);
  }

  /** Her trainings as the service has them now; the disk has them soon after. */
  readSessions(memberId: string, sessions: readonly Session[]): void {
    if (memberId !== this.outbox?.memberId) return;
    this.#sessionsRead = sessions;
    this.#cacheOf(memberId).sessions = sessions;
  }

  /** As the service has said it; undefined while it has said nothing. */
  get profile(): MemberProfileFragment | undefined {
    return this.#profileRead;
  }

  get shownProfile(): MemberProfileFragment | undefined {
    return this.#profileRead && this.code.profileWithEntries(this.#profileRead, this.outbox?.overlay ?? []);
  }

  get consents(): readonly ShownConsent[] {
    return this.code.consentsWithEntries(this.#profileRead?.consents ?? [], this.outbox?.overlay ?? []);
  }

  /** Her profile as the service has it now; the disk has it soon after. */
  readProfile(memberId: string, profile: MemberProfileFragment): void {
    if (memberId !== this.outbox?.memberId) return;
    this.#profileRead = profile;
    this.#cacheOf(memberId).profile = profile;
  }

  #cacheOf(memberId: string): MemberCache {
    const kept = this.#cache.get(memberId) ?? { effects: new Set(), sessions: [] };
    this.#cache.set(memberId, kept);
    return kept;
  }

  #follow(): void {
    this.#turn = this.#turn.then(() => this.#turnToMember());
  }

  async #turnToMember(): Promise<void> {
    const session = this.#sessions?.get();
    const memberId = session?.state === 'authenticated' ? session.member.id : undefined;
    if (memberId !== undefined && memberId === this.outbox?.memberId) return;
    this.#close();
    if (memberId !== undefined) await this.#open(memberId);
  }

  #close(): void {
    this.#replay?.stop();
    this.#stopPulling();
    if (this.outbox) this.code.closeRegister(this.outbox);
    this.outbox?.close();
    this.#replay = undefined;
    this.outbox = undefined;
    this.shown.clear();
    this.present.clear();
    this.#sessionsRead = [];
    this.#profileRead = undefined;
  }

  async #open(memberId: string): Promise<void> {
    const { code } = this;
    const savedBefore = this.#world.savedBefore(memberId);
    const outbox = await this.#openOutbox(memberId);
    const { effects, sessions, profile } = this.#cacheOf(memberId);
    this.#show([...effects].toSorted());
    this.#sessionsRead = sessions;
    this.#profileRead = profile;
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
      onChangedElsewhere: () => replay.standBy(),
    });
    void replay.kick();
    this.#stopPulling = code.pullMarks(this.#client(memberId), register, () => undefined);
  }

  /** As src/app/start/session-provider.tsx: a database that another page holds is waited for. */
  async #openOutbox(memberId: string): Promise<Outbox> {
    const { code } = this;
    for (;;) {
      try {
        return await code.Outbox.open(memberId, 'simulation');
      } catch (error) {
        if (!(error instanceof code.DatabaseUnavailable)) throw error;
        await code.untilOpens(error.databaseName);
      }
    }
  }

  /** Takes the place of the app's client for the reading of marks. */
  #client(memberId: string): Client {
    const toPromise = async (since: string | undefined): Promise<unknown> => {
      const late = this.#wait(MARKS_TIMEOUT_MS).then(() => {
        throw new Error('No answer');
      });
      const request = { method: 'POST', body: JSON.stringify({ memberId, since }) };
      const answer = await Promise.race([this.#world.fetch(MARKS_ADDRESS, request), late]);
      return answer.json();
    };
    const query = (_document: unknown, { since }: { since?: string }) => ({
      toPromise: () => toPromise(since),
    });
    return { query } as unknown as Client;
  }

  /** In the order in which it was done. */
  #show(effects: readonly string[]): void {
    for (const what of effects) {
      this.shown.add(what);
      const [deed = '', ...named] = what.split(' ');
      const thing = named.join(' ');
      if (deed === 'created' || deed === 'done') this.present.add(thing);
      if (deed === 'deleted' || deed === 'undone') this.present.delete(thing);
    }
  }

  /** The screens show it first, and the disk has it after. */
  async #absorb(memberId: string, receipts: readonly Receipt[]): Promise<void> {
    const effects = receipts.flatMap(({ entry }) => whatsOf(entry));
    this.#showing = Promise.all([this.#showing, this.#wait(0)]).then(() => {
      if (this.outbox?.memberId !== memberId) return;
      this.#show(effects);
      this.#sessionsRead = sessionsAfter(this.#sessionsRead, receipts);
      this.#profileRead = profileAfter(this.#profileRead, receipts);
    });
    await this.#showing;
    await this.#wait(50);
    const kept = this.#cacheOf(memberId);
    for (const what of effects) kept.effects.add(what);
    kept.sessions = sessionsAfter(kept.sessions, receipts);
    kept.profile = profileAfter(kept.profile, receipts);
  }
}

/** Each answer about it is all of it. */
function profileAfter(
  before: MemberProfileFragment | undefined,
  receipts: readonly Receipt[],
): MemberProfileFragment | undefined {
  const last = receipts.findLast(({ entry: { kind } }) => kind === 'giveConsent' || kind === 'editMyProfile');
  return last ? (last.answer as MemberProfileFragment) : before;
}

/** The service's answers stand over what was there, as in the product's cache. */
function sessionsAfter(before: readonly Session[], receipts: readonly Receipt[]): Session[] {
  const sessions = new Map(before.map((session) => [session.id, session]));
  for (const { entry, answer } of receipts) {
    if (entry.kind === 'saveSession') sessions.set(entry.variables.input.id, answer as Session);
    if (entry.kind === 'deleteSession') sessions.delete(entry.variables.id);
  }
  return [...sessions.values()];
}
