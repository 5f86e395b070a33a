/** A calendar that follows hers learns what has changed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

it('says of each event when it changed, with a number that grows, and of itself by a tag', async () => {
  const member = await server.signedIn();
  const address = String((await member.ask('{ getMyCalendarFeed }')).data?.['getMyCalendarFeed']);
  const read = async (tag = '') => {
    const response = await fetch(address, { headers: { 'if-none-match': tag } });
    return {
      status: response.status,
      tag: response.headers.get('etag') ?? '',
      text: await response.text(),
    };
  };
  const versionOf = (text: string, uid: string) => {
    const event = text.split('BEGIN:VEVENT').find((each) => each.includes(`UID:${uid}`)) ?? '';
    const [, changed, sequence] = /LAST-MODIFIED:(\d{8}T\d{6}Z)\r\nSEQUENCE:(\d+)\r\n/.exec(event) ?? [];
    return { changed, sequence: Number(sequence) };
  };
  const plan = (at: string, changedAt: string) =>
    member.ask('mutation Plan($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
      input: [
        {
          kind: 'planned-training',
          key: '00000000-0000-4000-8000-000000000021',
          value: JSON.stringify({ trainingId: 'treening-public', at }),
          changedAt,
        },
      ],
    });
  const walk = (revision: number, minutes: number) =>
    member.ask('mutation Log($input: SessionInput!) { saveSession(input: $input) { id } }', {
      input: {
        id: '00000000-0000-4000-8000-000000000022',
        revision,
        kind: 'WALK',
        eventDateTime: '2026-11-19T18:00:00+02:00',
        minutes,
      },
    });
  await plan('2026-11-23T06:30', '2026-11-20T11:00:00.000Z');
  await walk(1, 20);
  const first = await read();
  expect(await read(first.tag)).toMatchObject({ status: 304, tag: first.tag, text: '' });
  await plan('2026-11-24T19:15', '2026-11-20T11:01:00.000Z');
  await walk(2, 25);
  const second = await read(first.tag);
  expect(second).toMatchObject({ status: 200, tag: expect.not.stringContaining(first.tag) });
  for (const uid of ['plaan-', 'vaba-'])
    expect(versionOf(second.text, uid).sequence, uid).toBeGreaterThan(versionOf(first.text, uid).sequence);
  expect(versionOf(second.text, 'plaan-').changed).toBe('20261120T110100Z');
  const events = second.text.match(/BEGIN:VEVENT/g)?.length ?? 0;
  expect(second.text.match(/^SEQUENCE:\d+\r$/gm)).toHaveLength(events);
  expect(versionOf(second.text, 'kava-')).toEqual(versionOf(first.text, 'kava-'));
});
