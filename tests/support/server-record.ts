/** The server's data about a member: the truth that screens are compared with. */
import { randomUUID } from 'node:crypto';
import type { Mark } from '../../contract/marks/merge.ts';
import { momentAfter } from '../../contract/moment-after.ts';
import { momentOf } from '../../contract/moments.ts';
import { type MemberSession, onceMore } from './member-session.ts';
import type { Network } from './network.ts';

export interface StoredMeasurement {
  id: string;
  eventDateTime: string;
  weight: number | null;
  hips: number | null;
  chest: number | null;
  waist: number | null;
  leftThigh: number | null;
  rightThigh: number | null;
  photoUrl: string | null;
}

export interface StoredCompletion {
  id: string;
  eventDateTime: string;
  training: { id: string; title: string };
}

const MEASUREMENTS = `query Truth_Measurements($nextToken: String) {
  getMyTimelineByType(type: "MEASUREMENT", limit: 500, nextToken: $nextToken) {
    events { ... on MeasurementEvent { id eventDateTime weight hips chest waist leftThigh rightThigh photoUrl } }
    nextToken
  }
}`;
const COMPLETIONS = `query Truth_Completions($type: String!) {
  getMyTimelineByType(type: $type, limit: 500) {
    events { ... on CompletedTraining { id eventDateTime training { id title } } }
  }
}`;

const MARKS = `query Truth_Marks($since: String) {
  getMyMarks(since: $since) { marks { kind key value changedAt } cursor hasMore }
}`;

interface MarkPage {
  marks: Mark[];
  cursor: string;
  hasMore: boolean;
}

/** Queried around the failing network: straight from the test, with its own session. */
export class ServerRecord {
  readonly #origin: string;
  readonly #session: MemberSession;

  constructor(network: Network, session: MemberSession) {
    this.#origin = network.serverOrigin;
    this.#session = session;
  }

  /** Newest first. */
  async measurements(): Promise<StoredMeasurement[]> {
    const data = await this.ask<{ getMyTimelineByType: { events: StoredMeasurement[] } }>(MEASUREMENTS);
    return data.getMyTimelineByType.events;
  }

  /** Logged by another of her devices, just now or for `eventDateTime`. */
  async addMeasurement(weight: number, eventDateTime = momentOf(new Date())): Promise<void> {
    const input = { id: randomUUID(), weight, eventDateTime, withPhoto: false };
    await this.ask('mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { id } }', {
      input,
    });
  }

  /** In the order of the given figures: how many measurements have each of these weights. */
  async countsByWeight(weights: readonly number[]): Promise<number[]> {
    const stored = await this.measurements();
    return weights.map((weight) => stored.filter((measurement) => measurement.weight === weight).length);
  }

  /** `month` is like `2026-11`; all of them without it. */
  async completions(month?: string): Promise<StoredCompletion[]> {
    const type = month === undefined ? 'COMPLETEDTRAINING' : `COMPLETEDTRAINING#${month}`;
    const data = await this.ask<{ getMyTimelineByType: { events: StoredCompletion[] } }>(COMPLETIONS, {
      type,
    });
    return data.getMyTimelineByType.events;
  }

  /** Her small state, without what she has ended: by kind and key, each value as its kind has it. */
  async marks(): Promise<{ kind: string; key: string; value: unknown }[]> {
    const marks = await this.#marks();
    return marks.flatMap(({ kind, key, value }) =>
      value === null ? [] : [{ kind, key, value: JSON.parse(value) as unknown }],
    );
  }

  async #marks(): Promise<Mark[]> {
    const marks: Mark[] = [];
    for (let since: string | undefined, hasMore = true; hasMore;) {
      const { getMyMarks } = await this.ask<{ getMyMarks: MarkPage }>(MARKS, { since });
      marks.push(...getMyMarks.marks);
      ({ cursor: since, hasMore } = getMyMarks);
    }
    return marks;
  }

  /** Her small state begins again: what an earlier test read, watched or cooked follows her to every device. */
  async endMarks(): Promise<void> {
    const input = (await this.#marks())
      .filter(({ value }) => value !== null)
      .map(({ kind, key, changedAt }) => ({ kind, key, changedAt: momentAfter(new Date(), changedAt) }));
    if (input.length === 0) return;
    await this.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', { input });
  }

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const send = () =>
      fetch(`${this.#origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#session.idToken}` },
        body: JSON.stringify({ query, variables }),
      });
    const response = await onceMore(send);
    const body = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!body.data || body.errors)
      throw new Error(`The server answered ${JSON.stringify(body.errors ?? body)}`);
    return body.data;
  }
}
