import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETION_MAX_MOMENTS } from '../../contract/limits.ts';
import type { GraphqlAnswer } from '../support/graphql-call.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-30T22:30:00Z') });
});
afterAll(() => server.close());

const COMPLETE = `mutation ($id: ID!, $at: DateTime) { completeTraining(id: $id, eventDateTime: $at) { id eventDateTime owner { email } training { id title } } }`;
const UNCOMPLETE = 'mutation ($id: ID!) { uncompleteTraining(id: $id) }';
const UNDO = 'mutation ($id: ID!, $at: DateTime) { uncompleteTraining(id: $id, eventDateTime: $at) }';
const LIST = `query ($type: String!, $owner: ID) { getMyTimelineByType(type: $type, owner: $owner) { events { ... on CompletedTraining { id eventDateTime owner { email } training { id } } } } }`;
const ON_DATE =
  'query ($id: ID!, $date: Date!) { hasCompletedTrainingOnDate(trainingId: $id, date: $date) { id eventDateTime } }';

interface Event {
  id: string;
  eventDateTime: string;
  owner: { email: string };
}

function completed({ data }: GraphqlAnswer): Event {
  return data?.['completeTraining'] as Event;
}

async function listed(member: TestMember, type: string, owner?: string): Promise<Event[]> {
  const { data } = await member.ask(LIST, { type, owner });
  return (data?.['getMyTimelineByType'] as { events: Event[] }).events;
}

describe('completeTraining', () => {
  it('falls into December if it was done half past midnight on the first, in Tallinn', async () => {
    const member = await server.signedIn('basic');
    const at = '2026-12-01T00:30:00+02:00';
    const event = completed(await member.ask(COMPLETE, { id: 'treening-basic', at }));
    expect(event.id).toBe(`2026-12-01_treening-basic_${member.id}`);
    expect(event.owner.email).toBe(member.email);
    expect(await listed(member, 'COMPLETEDTRAINING#2026-12')).toMatchObject([
      { id: event.id, eventDateTime: at },
    ]);
    expect(await listed(member, 'COMPLETEDTRAINING#2026-11')).toEqual([]);
    expect(await listed(member, 'COMPLETEDTRAINING')).toHaveLength(1);
  });

  it('uses the time in Tallinn if it is given none', async () => {
    const member = await server.signedIn('basic');
    const event = completed(await member.ask(COMPLETE, { id: 'treening-basic' }));
    expect(event.eventDateTime).toMatch(/^2026-12-01T00:3\d:\d\d\+02:00$/);
  });

  it('returns the first completion when the training is done again the same day', async () => {
    const member = await server.signedIn('basic');
    const first = completed(
      await member.ask(COMPLETE, { id: 'treening-basic', at: '2026-11-29T08:00:00+02:00' }),
    );
    const again = completed(
      await member.ask(COMPLETE, { id: 'treening-basic', at: '2026-11-29T20:00:00+02:00' }),
    );
    expect(again).toEqual(first);
    const nextDay = completed(
      await member.ask(COMPLETE, { id: 'treening-basic', at: '2026-11-30T08:00:00+02:00' }),
    );
    expect(nextDay.id).not.toBe(first.id);
    expect(await listed(member, 'COMPLETEDTRAINING#2026-11')).toMatchObject([
      { id: nextDay.id },
      { id: first.id },
    ]);
  });

  it('stays one completion when it is sent many times at once', async () => {
    const member = await server.signedIn('basic');
    const sent = { id: 'treening-public', at: '2026-11-29T08:00:00+02:00' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => member.ask(COMPLETE, sent)));
    expect(new Set(answers.map((answer) => completed(answer).id)).size).toBe(1);
    expect(await listed(member, 'COMPLETEDTRAINING')).toHaveLength(1);
  });

  it.each([
    ['treening-vip', 'NOT_AUTHORIZED'],
    ['treening-food', 'NOT_AUTHORIZED'],
    ['ei-ole', 'NOT_FOUND'],
  ])('of %s is %s for a member of basic', async (id, code) => {
    const member = await server.signedIn('basic');
    expect(await member.ask(COMPLETE, { id })).toMatchObject({
      status: 200,
      code,
      data: { completeTraining: null },
    });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
  });

  it('is refused more than a day ahead, before any day that she can mean, and for an anonymous caller', async () => {
    const member = await server.signedIn('basic');
    const ahead = await member.ask(COMPLETE, { id: 'treening-basic', at: '2026-12-02T01:00:00+02:00' });
    expect(ahead).toMatchObject({ code: 'BAD_USER_INPUT', field: 'eventDateTime' });
    const before = await member.ask(COMPLETE, { id: 'treening-basic', at: '1926-12-01T01:00:00+02:00' });
    expect(before).toMatchObject({ code: 'BAD_USER_INPUT', field: 'eventDateTime' });
    expect(await server.ask(COMPLETE, { id: 'treening-public' })).toMatchObject({ code: 'NOT_AUTHORIZED' });
  });
});

describe('uncompleteTraining', () => {
  const at = '2026-11-29T08:00:00+02:00';

  it('removes the completion and returns its id, however often it is sent', async () => {
    const member = await server.signedIn('basic');
    const { id } = completed(await member.ask(COMPLETE, { id: 'treening-basic', at }));
    for (const _time of [1, 2])
      expect(await member.ask(UNCOMPLETE, { id })).toMatchObject({ data: { uncompleteTraining: id } });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
    expect(await member.ask(ON_DATE, { id: 'treening-basic', date: '2026-11-29' })).toMatchObject({
      data: { hasCompletedTrainingOnDate: null },
      code: null,
    });
  });

  it('is not undone by a late replay of the completion, only by doing the training again', async () => {
    const member = await server.signedIn('basic');
    const first = completed(await member.ask(COMPLETE, { id: 'treening-basic', at }));
    await member.ask(UNCOMPLETE, { id: first.id });
    expect(completed(await member.ask(COMPLETE, { id: 'treening-basic', at }))).toMatchObject({
      id: first.id,
    });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);

    const evening = '2026-11-29T19:00:00+02:00';
    const anew = completed(await member.ask(COMPLETE, { id: 'treening-basic', at: evening }));
    expect(anew).toMatchObject({ id: first.id, eventDateTime: evening });
    await member.ask(UNCOMPLETE, { id: first.id });
    await member.ask(COMPLETE, { id: 'treening-basic', at });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
  });

  it('of one phone’s completion leaves the other phone’s of that day', async () => {
    const member = await server.signedIn('basic');
    const evening = '2026-11-29T19:00:00+02:00';
    const { id } = completed(await member.ask(COMPLETE, { id: 'treening-basic', at }));
    await member.ask(COMPLETE, { id: 'treening-basic', at: evening });
    await member.ask(UNDO, { id, at });
    expect(await listed(member, 'COMPLETEDTRAINING')).toMatchObject([{ id, eventDateTime: evening }]);
    await member.ask(UNDO, { id, at: evening });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
  });

  it('that overtakes its completion on the way still holds when that arrives', async () => {
    const member = await server.signedIn('basic');
    const id = `2026-11-29_treening-basic_${member.id}`;
    await member.ask(UNDO, { id, at });
    await member.ask(COMPLETE, { id: 'treening-basic', at });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
  });

  it('remembers a limited number of moments of a day', async () => {
    const member = await server.signedIn('basic');
    const id = `2026-11-29_treening-basic_${member.id}`;
    const momentOf = (number: number) => `2026-11-29T08:00:00.${String(number).padStart(3, '0')}+02:00`;
    for (let number = 0; number < COMPLETION_MAX_MOMENTS; number += 1)
      await member.ask(UNDO, { id, at: momentOf(number) });
    const answer = await member.ask(COMPLETE, { id: 'treening-basic', at: momentOf(500) });
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: 'eventDateTime' });
    expect(await listed(member, 'COMPLETEDTRAINING')).toEqual([]);
  });

  it('takes up no more of the day’s moments when it is sent repeatedly', async () => {
    const member = await server.signedIn('basic');
    const { id } = completed(await member.ask(COMPLETE, { id: 'treening-basic', at }));
    for (let number = 0; number <= COMPLETION_MAX_MOMENTS; number += 1) await member.ask(UNDO, { id, at });
    const again = '2026-11-29T20:00:00+02:00';
    expect(completed(await member.ask(COMPLETE, { id: 'treening-basic', at: again }))).toMatchObject({
      eventDateTime: again,
    });
    expect(await listed(member, 'COMPLETEDTRAINING')).toHaveLength(1);
  });

  it('of a moment that the id does not name changes nothing, even if the completion has yet to arrive', async () => {
    const member = await server.signedIn('basic');
    const id = `2026-11-29_treening-basic_${member.id}`;
    await member.ask(UNDO, { id, at: '2026-10-29T08:00:00+02:00' });
    await member.ask(COMPLETE, { id: 'treening-basic', at });
    expect(await listed(member, 'COMPLETEDTRAINING#2026-11')).toMatchObject([{ id, eventDateTime: at }]);
    expect(await listed(member, 'COMPLETEDTRAINING#2026-10')).toEqual([]);
  });

  it('returns the id and changes nothing if the completion is another member’s', async () => {
    const [owner, other] = [await server.signedIn('basic'), await server.signedIn('basic')];
    const { id } = completed(await owner.ask(COMPLETE, { id: 'treening-basic', at }));
    expect(await other.ask(UNCOMPLETE, { id })).toMatchObject({
      data: { uncompleteTraining: id },
      code: null,
    });
    expect(await listed(owner, 'COMPLETEDTRAINING')).toHaveLength(1);
  });
});

describe('hasCompletedTrainingOnDate', () => {
  it('returns the caller’s own completion of that day', async () => {
    const [owner, other] = [await server.signedIn('basic'), await server.signedIn('basic')];
    const event = completed(
      await owner.ask(COMPLETE, { id: 'treening-basic', at: '2026-11-29T23:59:59+02:00' }),
    );
    const asked = { id: 'treening-basic', date: '2026-11-29' };
    expect((await owner.ask(ON_DATE, asked)).data).toMatchObject({
      hasCompletedTrainingOnDate: { id: event.id },
    });
    expect((await other.ask(ON_DATE, asked)).data).toEqual({ hasCompletedTrainingOnDate: null });
  });

  it('names the date if it is invalid', async () => {
    const member = await server.signedIn('basic');
    expect(await member.ask(ON_DATE, { id: 'x', date: '2026-02-30' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'date',
    });
  });
});

describe('another member’s completions', () => {
  it('are shown to trainers only, and measurements to nobody', async () => {
    const [owner, other, trainer] = [
      await server.signedIn('basic'),
      await server.signedIn('premium'),
      await server.signedIn('trainer'),
    ];
    const event = completed(
      await owner.ask(COMPLETE, { id: 'treening-basic', at: '2026-11-29T08:00:00+02:00' }),
    );
    expect(await listed(trainer, 'COMPLETEDTRAINING', owner.id)).toMatchObject([
      { id: event.id, owner: { email: owner.email } },
    ]);
    const asked = { type: 'COMPLETEDTRAINING', owner: owner.id };
    expect(await other.ask(LIST, asked)).toMatchObject({
      code: 'NOT_AUTHORIZED',
      data: { getMyTimelineByType: null },
    });
    for (const caller of [other, trainer, await server.signedIn('admin')]) {
      expect(await caller.ask(LIST, { type: 'MEASUREMENT', owner: owner.id })).toMatchObject({
        code: 'NOT_AUTHORIZED',
      });
    }
  });

  it('of someone who does not exist are NOT_FOUND for a trainer', async () => {
    const trainer = await server.signedIn('trainer');
    const owner = '00000000-0000-4000-8000-000000000000';
    expect(await trainer.ask(LIST, { type: 'COMPLETEDTRAINING', owner })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
