import { describe, expect, it } from 'vitest';
import type { Cost, Journey } from '../../../scripts/bench/members/day-model.mjs';
import {
  A_DAY,
  costOfDay,
  DAYS_A_WEEK,
  percentile,
  processorsFor,
  requestsASecond,
} from '../../../scripts/bench/members/day-model.mjs';
import { A_WEEK } from '../../../scripts/bench/members/lives.mjs';
import { journeyOf } from '../../../scripts/bench/members/player.mjs';
import { withNewKey } from '../../../scripts/bench/members/statement-times.mjs';

const NOTHING: Cost = { serverMs: 0, databaseMs: 0, bytesIn: 0, bytesOut: 0, requests: 0, queries: 0 };
const journeys = Object.keys(A_DAY) as Journey[];

describe('a member’s day', () => {
  it('costs what each journey of it costs, as often as she makes it', () => {
    const costs = Object.fromEntries(journeys.map((journey) => [journey, NOTHING])) as Record<Journey, Cost>;
    costs.start = { ...NOTHING, serverMs: 10, queries: 3 };
    costs.mark = { ...NOTHING, serverMs: 1, bytesOut: 5 };
    const day = { ...A_DAY, start: 2, mark: 4 };
    expect(costOfDay(costs, day)).toEqual({ ...NOTHING, serverMs: 24, queries: 6, bytesOut: 20 });
  });

  it('stores no more in a week than the database is filled with for one', () => {
    const inAWeek = (...of: Journey[]) => of.reduce((sum, journey) => sum + A_DAY[journey] * DAYS_A_WEEK, 0);
    expect(inAWeek('measurement', 'photo')).toBeCloseTo(A_WEEK.measurements);
    expect(inAWeek('completion', 'session')).toBeCloseTo(A_WEEK.completions);
  });

  it('needs a processor for each 60 % of one that the busiest hour takes', () => {
    // 12 % of a day's work of a quarter of them: 3,000 ms of each thousand members' second.
    expect(processorsFor(1_000, 72_000)).toBeCloseTo(1);
    expect(processorsFor(10_000, 72_000)).toBeCloseTo(10);
    expect(requestsASecond(12_000, 100)).toBeCloseTo(10);
  });
});

it('a percentile is a value that was measured, and the last one is the greatest', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.9, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5]);
});

describe('a recorded journey', () => {
  const RECORDED = '0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a0004';
  const SESSION = '11111111-2222-4333-8444-555555555555';
  const HERS = { id: '99999999-2222-4333-8444-555555555555', token: 'hers', lastPlace: 12 };
  const sent = (path: string, body: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    path,
    headers,
    body,
    status: 200,
  });

  it('is another member’s: her id, her token, what she has of her marks, and ids that nobody else has', () => {
    const recorded = [
      sent('/graphql', `{"id":"${SESSION}","owner":"${RECORDED}"}`, { authorization: 'theirs' }),
      sent('/graphql', `{"id":"${SESSION}"}`),
      sent('/graphql', '{"variables":{"since":"3","nextToken":"WyIy"}}'),
    ];
    const [first, second, marks] = journeyOf(recorded, RECORDED, HERS);
    const { id, owner } = JSON.parse(String(first?.body));
    expect([owner, first?.headers['authorization']]).toEqual([HERS.id, 'Bearer hers']);
    expect(id).not.toBe(SESSION);
    expect(JSON.parse(String(second?.body))).toEqual({ id });
    expect(second?.headers['authorization']).toBeUndefined();
    expect(JSON.parse(String(marks?.body))).toEqual({ variables: { since: '12', nextToken: null } });
    expect(String(journeyOf(recorded, RECORDED, HERS)[0]?.body)).not.toBe(String(first?.body));
  });

  it('leaves out what other services answer', () => {
    const recorded = ['/idp/', '/objects/photos', '/graphql', '/index.html'].map((path) => sent(path, ''));
    expect(journeyOf(recorded, RECORDED, HERS).map(({ path }) => path)).toEqual(['/graphql', '/index.html']);
  });
});

it('what was inserted once is inserted again under a key of the same form', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const [again, other] = withNewKey([id, 'x']);
  expect(again).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect([again === id, other]).toEqual([false, 'x']);
  expect(withNewKey(['evt_1', null])).toEqual([expect.stringMatching(/^evt_1-.+/), null]);
});
