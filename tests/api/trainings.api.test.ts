import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_LEVELS } from '../../contract/enumerations.ts';
import { opens, permissionsOfGroups } from '../../contract/permissions.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const VIDEO = 'query ($id: ID!) { getTraining(id: $id) { id title locked video } }';

describe('getTraining', () => {
  it.each(['basic', 'food', 'premium', 'vip', 'trainer'])(
    'gives %s the videos that are open to her and refuses the rest',
    async (role) => {
      const member = await server.signedIn(role);
      const viewer = { groups: [role], permissions: permissionsOfGroups([role]) };
      for (const level of ACCESS_LEVELS) {
        const id = `treening-${level.toLowerCase()}`;
        const answer = await member.ask(VIDEO, { id });
        if (opens(level, viewer))
          expect(answer.data).toMatchObject({
            getTraining: { locked: false, video: expect.stringContaining(`media/videos/${id}.aaaa.mp4`) },
          });
        else if (level === 'OWNER')
          expect(answer).toMatchObject({ code: 'NOT_FOUND', data: { getTraining: null } });
        else
          expect(answer).toMatchObject({
            code: 'NOT_AUTHORIZED',
            data: { getTraining: { id, video: null, locked: true } },
          });
      }
    },
  );

  it('returns the chapters of an open video, and none of a locked one, which shows no exercises', async () => {
    const ask = (id: string) => server.ask(`{ getTraining(id: "${id}") { chapters } }`);
    expect((await ask('treening-public')).data).toEqual({ getTraining: { chapters: [0, 40] } });
    const locked = await ask('treening-vip');
    expect(locked).toMatchObject({ code: null, data: { getTraining: { chapters: null } } });
  });

  it('returns the information of a locked training if the video is not asked for', async () => {
    const answer = await server.ask(
      '{ getTraining(id: "treening-vip") { title description duration videoBytes category createdAt updatedAt } }',
    );
    expect(answer.code).toBeNull();
    expect(answer.data).toMatchObject({
      getTraining: {
        title: 'Treening VIP',
        duration: 25,
        videoBytes: 1000,
        createdAt: '2026-07-10T00:00:00+03:00',
      },
    });
  });

  it('returns NOT_FOUND for an id that does not exist', async () => {
    expect(await server.ask(VIDEO, { id: 'ei-ole' })).toMatchObject({
      code: 'NOT_FOUND',
      data: { getTraining: null },
    });
  });
});

describe('the written plan', () => {
  const OPENING = 'Kükid ja plank.';
  const PLAN = '{ title blocks { rounds notes steps { title sets unit least most exercise { id name } } } }';
  const EVERYWHERE = `{
    getTraining(id: "treening-vip") { id description plan ${PLAN} }
    listTrainings(limit: 100) { items { id description plan ${PLAN} } }
    listLatestTrainings(limit: 100) { items { id description plan ${PLAN} } }
    getPublicTimeline(type: "SCHEDULED", eventDateTime: "2026-11") {
      events { ... on PublicTraining { training { id description plan ${PLAN} } } }
    }
  }`;

  interface Told {
    id: string;
    description: string;
    plan: unknown;
  }

  /** Returns every copy of the VIP training in the answer. */
  async function told(caller: Pick<TestServer, 'ask'>): Promise<Told[]> {
    const { data, code } = await caller.ask(EVERYWHERE);
    expect(code).toBeNull();
    const { getTraining, listTrainings, listLatestTrainings, getPublicTimeline } = data as {
      getTraining: Told;
      listTrainings: { items: Told[] };
      listLatestTrainings: { items: Told[] };
      getPublicTimeline: { events: { training: Told }[] };
    };
    const events = getPublicTimeline.events.map(({ training }) => training);
    const all = [getTraining, ...listTrainings.items, ...listLatestTrainings.items, ...events];
    const copies = all.filter(({ id }) => id === 'treening-vip');
    expect(copies.length).toBeGreaterThan(3);
    return copies;
  }

  it('is whole for members who may open the training', async () => {
    for (const { description, plan } of await told(await server.signedIn('vip'))) {
      expect(description).toContain('## Põhiosa');
      expect(plan).toEqual([
        {
          title: 'Põhiosa',
          blocks: [
            {
              rounds: 1,
              notes: [],
              steps: [
                {
                  title: 'Kükk',
                  sets: 3,
                  unit: 'REPETITIONS',
                  least: 12,
                  most: 12,
                  exercise: { id: 'kukk', name: 'Kükk' },
                },
              ],
            },
          ],
        },
      ]);
    }
  });

  it('is its first paragraph for everybody else, wherever it is asked for', async () => {
    for (const caller of [server, await server.signedIn('premium')])
      for (const { description, plan } of await told(caller)) {
        expect(description).toBe(OPENING);
        expect(plan).toBeNull();
      }
  });
});

describe('lists of trainings', () => {
  it('leave out the video of a locked training without an error', async () => {
    const { data, code } = await server.ask('{ listTrainings { items { id video locked } } }');
    expect(code).toBeNull();
    const { items } = data?.['listTrainings'] as {
      items: { id: string; video: string | null; locked: boolean }[];
    };
    for (const { video, locked } of items) expect(video === null).toBe(locked);
    expect(items.filter(({ locked }) => !locked).map(({ id }) => id)).toEqual(['treening-public']);
  });

  it('give the latest first, at most ten unless asked for more', async () => {
    const { data } = await server.ask('{ listLatestTrainings(limit: 3) { nextToken items { id } } }');
    const { items, nextToken } = data?.['listLatestTrainings'] as {
      items: { id: string }[];
      nextToken: string;
    };
    expect(items.map(({ id }) => id)).toEqual(['treening-vip', 'treening-subscriber', 'treening-public']);
    const next = await server.ask(
      'query ($t: String) { listLatestTrainings(nextToken: $t) { items { id } } }',
      { t: nextToken },
    );
    expect((next.data?.['listLatestTrainings'] as { items: { id: string }[] }).items[0]?.id).toBe(
      'treening-premium',
    );
  });
});

describe('getPublicTimeline', () => {
  const SCHEDULE = `query ($at: String!, $limit: Int, $nextToken: String) { getPublicTimeline(type: "SCHEDULED", eventDateTime: $at, limit: $limit, nextToken: $nextToken) {
    nextToken events { id eventDateTime ... on PublicTraining { liveUrl training { id } } } } }`;

  interface Schedule {
    nextToken: string | null;
    events: { id: string; eventDateTime: string; liveUrl: string | null }[];
  }

  async function schedule(at: string, variables: object = {}): Promise<Schedule> {
    return (await server.ask(SCHEDULE, { at, ...variables })).data?.['getPublicTimeline'] as Schedule;
  }

  it('repeats the weekly schedule over a month, in order', async () => {
    const { events } = await schedule('2026-11');
    expect(events.slice(0, 3).map(({ id }) => id)).toEqual([
      '2026-11-01_1000_treening-basic',
      '2026-11-06_0730_treening-public',
      '2026-11-06_1800_treening-vip',
    ]);
    expect(events).toHaveLength(4 * 2 + 5);
  });

  it('returns one day', async () => {
    expect((await schedule('2026-11-06')).events.map(({ eventDateTime }) => eventDateTime)).toEqual([
      '2026-11-06T07:30:00+02:00',
      '2026-11-06T18:00:00+02:00',
    ]);
  });

  it('keeps to Tallinn’s time when daylight saving begins or ends', async () => {
    const times = (await schedule('2026-10')).events.map(({ eventDateTime }) => eventDateTime);
    expect(times).toContain('2026-10-23T18:00:00+03:00');
    expect(times).toContain('2026-10-25T10:00:00+02:00');
    expect((await schedule('2027-03-28')).events[0]?.eventDateTime).toBe('2027-03-28T10:00:00+03:00');
  });

  it('gives the address of a live session to those to whom it is open', async () => {
    expect((await schedule('2026-11-06')).events[1]?.liveUrl).toBeNull();
    const vip = await server.signedIn('vip');
    const { data } = await vip.ask(SCHEDULE, { at: '2026-11-06' });
    expect((data?.['getPublicTimeline'] as Schedule).events[1]?.liveUrl).toBe('https://live.example.com/vip');
  });

  it('pages', async () => {
    const first = await schedule('2026-11', { limit: 10 });
    const second = await schedule('2026-11', { limit: 10, nextToken: first.nextToken });
    expect([...first.events, ...second.events]).toEqual((await schedule('2026-11')).events);
  });

  it.each(['2026', '2026-13', '2026-11-31', 'today'])('refuses %s as a month or date', async (at) => {
    expect(await server.ask(SCHEDULE, { at })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'eventDateTime',
    });
  });
});

describe('the menu', () => {
  const DAY =
    'query ($date: Date!) { listMealPlan(input: { date: $date }) { id sk_dateTime mealType servings recipe { id locked } } }';
  const WEEK =
    'query ($date: Date!) { listMealPlanWeek(input: { date: $date }) { id sk_dateTime recipe { id } } }';

  it('lists a day in the order of its meals', async () => {
    const food = await server.signedIn('food');
    const { data } = await food.ask(DAY, { date: '2026-11-20' });
    expect(data?.['listMealPlan']).toMatchObject([
      { id: '2026-11-20_BREAKFAST', sk_dateTime: '2026-11-20T08:00:00+02:00', servings: 1.5 },
      { id: '2026-11-20_LUNCH', sk_dateTime: '2026-11-20T12:30:00+02:00' },
      { id: '2026-11-20_SNACK', sk_dateTime: '2026-11-20T16:00:00+02:00' },
      { id: '2026-11-20_DINNER', sk_dateTime: '2026-11-20T18:30:00+02:00' },
    ]);
  });

  it('lists Monday to Sunday around any day, alternating with the cycle', async () => {
    const food = await server.signedIn('food');
    const week = async (date: string) =>
      (await food.ask(WEEK, { date })).data?.['listMealPlanWeek'] as { id: string; recipe: { id: string } }[];
    const entries = await week('2026-11-22');
    expect(entries).toHaveLength(28);
    expect([entries[0]?.id, entries.at(-1)?.id]).toEqual(['2026-11-16_BREAKFAST', '2026-11-22_DINNER']);
    expect(await week('2026-11-16')).toEqual(entries);
    expect((await week('2026-11-23'))[0]?.recipe.id).not.toBe(entries[0]?.recipe.id);
    expect((await week('2026-11-30'))[0]?.recipe.id).toBe(entries[0]?.recipe.id);
  });

  it.each(['basic', 'none', 'anonymous'])('is closed to %s', async (role) => {
    const caller = role === 'anonymous' ? server : await server.signedIn(...(role === 'none' ? [] : [role]));
    for (const query of [DAY, WEEK])
      expect(await caller.ask(query, { date: '2026-11-20' })).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });
});
