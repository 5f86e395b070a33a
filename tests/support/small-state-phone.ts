/** One of several phones on which a member keeps small state and sessions (tests/api/marks.property.test.ts). */
import './offline/device.ts';
import { vi } from 'vitest';
import type { SessionCardFragment } from '../../contract/documents.generated.ts';
import type { MarkKind } from '../../contract/marks/mark-kind.ts';
import { type Mark, nameOf } from '../../contract/marks/merge.ts';
import { saveMark } from '../../src/platform/marks/save-mark.ts';
import { saveSession } from '../../src/features/training/sessions/save-session.ts';
import { type Session, sessionOf } from '../../src/features/training/sessions/stored-session.ts';
import {
  type ShownSession,
  sessionsWithEntries,
} from '../../src/features/training/sessions/sessions-with-entries.ts';
import type { Entry, Receipt } from '../../src/offline/entry.ts';
import { closeRegister, registerOf } from '../../src/offline/mark-register.ts';
import { Outbox } from '../../src/offline/outbox.ts';
import { sendAll } from '../../src/offline/sender.ts';
import type { TestMember } from './test-server.ts';

/** A session with its place, and the fields that must go with that. */
export interface ShownPlace {
  id: string;
  revision: number;
  set: number | undefined;
  repetitions: number | null | undefined;
  numbers: number[];
}

/** `lost`: the server takes it, and its answer never arrives; `cut`: nothing leaves the phone. */
export type Fate = 'arrives' | 'lost' | 'cut';

/** A mark's value as JSON; null if it has ended. */
export type Value = string | null;

const SESSION_MOMENT = '2026-11-20T12:00:00.000Z';

/** The world around a phone. */
export interface PhoneWorld {
  url: string;
  /** The time of clocks that are right. */
  now: () => number;
  /** The lead of this phone's clock over it. */
  aheadMs: number;
}

let devices = 0;

/** A phone of one member with a disk and a clock of its own, which keeps, sends and hears of small state and sessions. */
export class SmallStatePhone {
  readonly #member: TestMember;
  /** Each has a disk of its own. */
  readonly #disk = `phone-${(devices += 1)}`;
  readonly #world: PhoneWorld;
  #outbox: Outbox | undefined;
  /** As the page's cache has them. */
  #sessions = new Map<string, Session>();
  readonly #deleted = new Set<string>();

  constructor(member: TestMember, world: PhoneWorld) {
    this.#member = member;
    this.#world = world;
  }

  async #open(): Promise<Outbox> {
    this.#outbox ??= await Outbox.open(this.#disk, 'test');
    const outbox = this.#outbox;
    await registerOf(outbox).ready;
    outbox.listen({ onSettled: (receipts) => this.#absorb(outbox, receipts) });
    return outbox;
  }

  async #absorb(outbox: Outbox, receipts: readonly Receipt[]): Promise<void> {
    for (const { entry, answer } of receipts) {
      if (entry.kind === 'deleteSession') {
        this.#deleted.add(entry.variables.id);
        this.#sessions.delete(entry.variables.id);
      }
      if (entry.kind !== 'saveSession') continue;
      const stored = sessionOf(answer as SessionCardFragment);
      // A receipt may be read again after a restart, behind what has been asked or deleted since.
      if (this.#deleted.has(stored.id)) continue;
      const known = this.#sessions.get(stored.id)?.revision ?? 0;
      if (stored.revision > known) this.#sessions.set(stored.id, stored);
    }
    await registerOf(outbox).takeSettled(receipts);
  }

  #setClock(): void {
    vi.useFakeTimers({ toFake: ['Date'], now: this.#world.now() + this.#world.aheadMs });
  }

  /** Runs her work by this phone's clock. */
  async act<Done>(work: (outbox: Outbox) => Promise<Done>): Promise<Done> {
    const outbox = await this.#open();
    this.#setClock();
    try {
      return await work(outbox);
    } finally {
      vi.useRealTimers();
    }
  }

  save(kind: MarkKind<unknown>, key: string, value: unknown): Promise<void> {
    return this.act((outbox) => saveMark(registerOf(outbox), kind, key, value));
  }

  /** Keeps a training under way at its `set`; returns the revision that she had seen, and what she sees afterwards. */
  async saveSet(id: string, set: number) {
    const outbox = await this.#open();
    const { revision: seen = 0, numbers = [] } = (await this.#session(id)) ?? {};
    const moment = SESSION_MOMENT;
    const draft = {
      id,
      kind: 'TRAINING' as const,
      trainingId: 'treening-public',
      eventDateTime: moment,
      place: { section: 0, step: 0, set, isRest: false, figures: { repetitions: 10, weight: null } },
      sets: [...numbers, 1 + set].map((number) => ({ exercise: 'Kükk', number, doneAt: moment })),
    };
    const revision = await saveSession(outbox, draft, { seen });
    return { seen, revision, numbers: [...numbers, 1 + set], shown: await this.#session(id) };
  }

  async #session(id: string) {
    return (await this.sessions()).find((shown) => shown.id === id);
  }

  async send(fate: Fate = 'arrives'): Promise<void> {
    const outbox = await this.#open();
    this.#setClock();
    const token = async () => ({ type: 'token' as const, token: this.#member.token, memberId: this.#disk });
    await sendAll({
      memberId: this.#disk,
      endpoint: `${this.#world.url}/graphql`,
      token,
      fetch: async (input, init) => {
        if (fate === 'cut') throw new TypeError('Failed to fetch');
        vi.useRealTimers();
        const response = await fetch(input, init);
        const text = await response.text();
        this.#setClock();
        if (fate === 'lost' && !text.includes('clockAheadMs')) throw new TypeError('Failed to fetch');
        return new Response(text, { status: response.status });
      },
    });
    vi.useRealTimers();
    await outbox.refresh();
  }

  async pull(): Promise<void> {
    const register = registerOf(await this.#open());
    for (;;) {
      const { data } = await this.#member.ask(
        'query ($since: String) { getMyMarks(since: $since, limit: 2) { marks { kind key value changedAt } cursor hasMore } }',
        { since: register.cursor },
      );
      const page = data?.['getMyMarks'] as { marks: Mark[]; cursor: string; hasMore: boolean };
      await register.take(page.marks, { cursor: page.cursor, isLast: !page.hasMore });
      if (!page.hasMore) break;
    }
    const { data } = await this.#member.ask(
      `{ getMyTimelineByType(type: "SESSION", limit: 50) { events { ... on TrainingSession {
        id revision kind trainingId name eventDateTime endDateTime minutes effort note
        place { section step set secondsLeft endsAt isRest figures { repetitions weight } }
        sets { exerciseId exercise number repetitions seconds weight side doneAt takenBack }
      } } } }`,
    );
    const { events } = data?.['getMyTimelineByType'] as { events: SessionCardFragment[] };
    this.#sessions = new Map(events.map((session) => [session.id, sessionOf(session)]));
  }

  /** The server's sessions, as far as this phone has heard, with its waiting ones. */
  async shownSessions(): Promise<ShownSession[]> {
    return sessionsWithEntries([...this.#sessions.values()], (await this.#open()).entries);
  }

  async sessions(): Promise<ShownPlace[]> {
    return (await this.shownSessions()).map(({ session: { id, revision, place, sets } }) => {
      const standing = { id, revision, set: place?.set, repetitions: place?.figures?.repetitions };
      return { ...standing, numbers: sets.map(({ number }) => number).sort((a, b) => a - b) };
    });
  }

  restart(): void {
    if (!this.#outbox) return;
    closeRegister(this.#outbox);
    this.#outbox.close();
    this.#outbox = undefined;
  }

  async waiting(): Promise<number> {
    return (await this.entries()).length;
  }

  async entries(): Promise<readonly Entry[]> {
    return (await this.#open()).entries;
  }

  async shown(): Promise<Record<string, Value>> {
    return valuesOf(registerOf(await this.#open()).marks.values());
  }
}

function valuesOf(marks: Iterable<Mark>): Record<string, Value> {
  return Object.fromEntries([...marks].map((mark) => [nameOf(mark), mark.value]).toSorted()) as Record<
    string,
    Value
  >;
}
