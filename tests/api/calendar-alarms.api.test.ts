/** A member's calendar reminds her of her plans if none of her devices does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_SIX, RemindedMembers } from '../support/reminded-members.ts';
import type { TestMember } from '../support/test-server.ts';

let members: RemindedMembers;

beforeAll(async () => {
  members = await RemindedMembers.start();
});
afterAll(() => members.close());

/** The events of her feed that ring, by their start, with how long before. */
async function alarmsOf(member: TestMember): Promise<Record<string, string>> {
  const { data } = await member.ask('{ getMyCalendarFeed }');
  const feed = await (await fetch(String(data?.['getMyCalendarFeed']))).text();
  const events = feed.split('BEGIN:VEVENT').filter((event) => event.includes('BEGIN:VALARM'));
  const valueIn = (event: string, name: string) => new RegExp(`^${name}[^:]*:(.*)\\r$`, 'm').exec(event)?.[1];
  return Object.fromEntries(
    events.map((event) => [valueIn(event, 'DTSTART') ?? '', valueIn(event, 'TRIGGER') ?? '']),
  );
}

describe('a calendar', () => {
  it('reminds of a planned training an hour before it, and of nothing else', async () => {
    const member = await members.server.signedIn();
    await members.plan(member, AT_SIX);
    await members.complete(member);
    expect(await alarmsOf(member)).toEqual({});
    await members.plan(member, '2026-11-21T18:00');
    expect(await alarmsOf(member)).toEqual({ '20261121T180000': '-PT60M' });
  });

  it('is silent in her quiet hours, and when the training itself is planned in them', async () => {
    const member = await members.server.signedIn();
    for (const time of ['00:30', '08:59', '09:00', '20:59', '21:00'])
      await members.plan(member, `2026-11-21T${time}`);
    expect(Object.keys(await alarmsOf(member)).toSorted()).toEqual(['20261121T090000', '20261121T205900']);
    await members.keepQuiet(member, { from: '09:00', to: '20:00' });
    expect(Object.keys(await alarmsOf(member)).toSorted()).toEqual([
      '20261121T003000',
      '20261121T085900',
      '20261121T210000',
    ]);
  });

  it('leaves it to a device of hers that is reminded, as long as there is one', async () => {
    const { member, device } = await members.planner('2026-11-21T18:00');
    expect(await alarmsOf(member)).toEqual({});
    await member.ask('mutation ($endpoint: String!) { endPushDevice(endpoint: $endpoint) }', {
      endpoint: device.endpoint,
    });
    expect(await alarmsOf(member)).toEqual({ '20261121T180000': '-PT60M' });
  });
});
