/** One check of days, with a beginning and an end, for what is asked and what is kept. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.signedIn('admin');
});
afterAll(() => server.close());

const SAVE = 'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }';
const DAYS = {
  listMealPlan: ['query ($date: Date!) { listMealPlan(input: { date: $date }) { id } }'],
  listMealPlanWeek: ['query ($date: Date!) { listMealPlanWeek(input: { date: $date }) { id } }'],
  hasCompletedTrainingOnDate: [
    'query ($date: Date!) { hasCompletedTrainingOnDate(trainingId: "treening-public", date: $date) { id } }',
  ],
  getPublicTimeline: [
    'query ($date: String!) { getPublicTimeline(type: "SCHEDULED", eventDateTime: $date) { nextToken } }',
  ],
  getPrivateTimelineByType: [
    'query ($date: String!) { getPrivateTimelineByType(type: "COMPLETEDTRAINING", date: $date) { nextToken } }',
  ],
};
const MONTHS = {
  getPublicTimeline: DAYS.getPublicTimeline,
  getPrivateTimelineByType: DAYS.getPrivateTimelineByType,
  getMyTimelineByType: ['query ($date: String!) { getMyTimelineByType(type: $date) { nextToken } }'],
};

describe('what is asked of a day', () => {
  it.each(Object.entries(DAYS))(
    '%s is answered to the last day, and refused after it',
    async (_name, [query = '']) => {
      expect((await member.ask(query, { date: '2099-12-31' })).errors).toEqual([]);
      for (const date of ['2100-01-01', '9999-12-31', '2026-99-99'])
        expect((await member.ask(query, { date })).code, date).toBe('BAD_USER_INPUT');
    },
  );

  it.each(Object.entries(MONTHS))(
    '%s is answered to the last month, and refused after it',
    async (name, [query = '']) => {
      const asked = (month: string) => ({
        date: name === 'getMyTimelineByType' ? `COMPLETEDTRAINING#${month}` : month,
      });
      expect((await member.ask(query, asked('2099-12'))).errors).toEqual([]);
      for (const month of ['2100-01', '9999-12', '2026-99'])
        expect((await member.ask(query, asked(month))).code, month).toBe('BAD_USER_INPUT');
    },
  );
});

describe('what is kept of a day', () => {
  const MEAL = { recipeId: 'retsept-public', servings: 1 };
  const UUID = '00000000-0000-4000-8000-000000000000';
  const marksOf = (day: string): [kind: string, key: string, value: unknown][] => [
    ['menu-meal', `${day}_LUNCH`, MEAL],
    ['eaten', `retsept-public.${day}`, true],
    ['program-pause', `hoog-sisse.${day}`, {}],
    ['program-pause', 'hoog-sisse.2026-11-20', { to: day }],
    ['shopping-source', `day.${day}.1`, { count: 1, foods: [] }],
    ['planned-training', UUID, { trainingId: 'treening-public', at: `${day}T18:00` }],
    ['challenge', 'start', day],
  ];

  it.each(['2026-99-99', '2026-02-30', '9999-12-31'])(
    'is refused of %s, in every kind of mark',
    async (day) => {
      for (const [kind, key, value] of marksOf(day)) {
        const mark = { kind, key, value: JSON.stringify(value), changedAt: '2026-11-20T11:00:00.000Z' };
        expect((await member.ask(SAVE, { input: [mark] })).code, `${kind} ${key}`).toBe('BAD_USER_INPUT');
      }
    },
  );

  it('is taken of any day that a screen can show', async () => {
    for (const [kind, key, value] of marksOf('2099-12-31')) {
      const mark = { kind, key, value: JSON.stringify(value), changedAt: '2026-11-20T11:00:00.000Z' };
      expect((await member.ask(SAVE, { input: [mark] })).errors, `${kind} ${key}`).toEqual([]);
    }
  });
});
