/** A calendar program that follows hers learns what has changed, and asks for nothing that has not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T12:00:00.400Z');
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

async function follow(member: TestMember) {
  const address = String((await member.ask('{ getMyCalendarFeed }')).data?.['getMyCalendarFeed']);
  return async (held?: string) => {
    const response = await fetch(address, held === undefined ? {} : { headers: { 'if-none-match': held } });
    const text = await response.text();
    const sequences = [...text.matchAll(/^SEQUENCE:(\d+)\r$/gm)].map(([, number]) => Number(number));
    const changed = new Set([...text.matchAll(/^LAST-MODIFIED:(.*)\r$/gm)].map(([, stamp]) => stamp));
    const events = text.match(/^BEGIN:VEVENT\r$/gm)?.length ?? 0;
    const tag = response.headers.get('etag') ?? '';
    return { status: response.status, tag, text, sequences, changed, events };
  };
}

const mark = (member: TestMember, kind: string, key: string, value: object, changedAt: string) =>
  member.ask('mutation Plan($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
    input: [{ kind, key, value: JSON.stringify(value), changedAt }],
  });
const plan = (member: TestMember, at: string, changedAt = '2026-11-20T11:00:00.000Z') =>
  mark(
    member,
    'planned-training',
    '00000000-0000-4000-8000-000000000021',
    { trainingId: 'treening-public', at },
    changedAt,
  );
const walk = (member: TestMember, revision: number, minutes: number) =>
  member.ask('mutation Log($input: SessionInput!) { saveSession(input: $input) { id } }', {
    input: {
      id: '00000000-0000-4000-8000-000000000022',
      revision,
      kind: 'WALK',
      eventDateTime: '2026-11-19T18:00:00+02:00',
      minutes,
    },
  });
const done = (member: TestMember, minute: string) =>
  member.ask(
    `mutation { completeTraining(id: "treening-public", eventDateTime: "2026-11-18T18:${minute}:00+02:00") { id } }`,
  );
const undone = (member: TestMember, minute: string) =>
  member.ask(
    `mutation { uncompleteTraining(id: "2026-11-18_treening-public_${member.id}", eventDateTime: "2026-11-18T18:${minute}:00+02:00") }`,
  );

describe('what follows a calendar', () => {
  it('is told that nothing is new, whatever else it holds, and is given the whole without a tag', async () => {
    const read = await follow(await server.signedIn());
    const first = await read();
    expect(first.events).toBeGreaterThan(48);
    for (const held of [first.tag, `W/"muu", ${first.tag}`])
      expect(await read(held)).toMatchObject({ status: 304, tag: first.tag, text: '' });
    expect(await read('W/"muu"')).toMatchObject({ status: 200, text: first.text });
    expect(await read()).toMatchObject({ status: 200, text: first.text });
  });

  it('sees a higher number on every event after each change, also of one within the same second', async () => {
    now = NOW;
    const member = await server.signedIn();
    const read = await follow(member);
    const changes: (() => Promise<unknown>)[] = [
      () => plan(member, '2026-11-23T06:30'),
      () => plan(member, '2026-11-24T19:15', '2026-11-20T11:00:00.010Z'),
      () => plan(member, '2026-11-23T06:30', '2026-11-20T11:00:00.020Z'),
      () => walk(member, 1, 20),
      () => walk(member, 2, 25),
      () => done(member, '00'),
      () => undone(member, '00'),
      () => done(member, '30'),
      () =>
        mark(
          member,
          'menu-meal',
          '2026-11-21_DINNER',
          { recipeId: 'retsept-food', servings: 1 },
          '2026-11-20T11:00:00.000Z',
        ),
    ];
    let before = await read();
    for (const [index, change] of changes.entries()) {
      now = LATER;
      await change();
      const after = await read(before.tag);
      expect(after.status, `change ${index}`).toBe(200);
      expect(after.sequences, `change ${index}`).toHaveLength(after.events);
      expect(Math.min(...after.sequences), `change ${index}`).toBeGreaterThan(Math.max(...before.sequences));
      before = after;
    }
  });

  it('is told when it became another, and goes on counting at a new address', async () => {
    now = NOW;
    const member = await server.signedIn();
    const read = await follow(member);
    const first = await read();
    now = new Date('2026-11-20T13:00:00Z');
    expect((await read()).changed).toEqual(new Set(['20261120T120000Z']));
    await plan(member, '2026-11-23T06:30');
    const second = await read();
    expect(second.changed).toEqual(new Set(['20261120T130000Z']));
    await member.ask('mutation { renewMyCalendarFeed }');
    const renewed = await (await follow(member))();
    expect(renewed.text).toBe(second.text);
    expect(renewed.sequences[0]).toBeGreaterThan(first.sequences[0] ?? 0);
  });

  it('learns nothing by the numbers of what another member does', async () => {
    now = NOW;
    const [member, other] = [await server.signedIn(), await server.signedIn()];
    const read = await follow(member);
    const first = await read();
    await plan(other, '2026-11-23T06:30');
    await (
      await follow(other)
    )();
    expect((await read(first.tag)).status).toBe(304);
  });
});
