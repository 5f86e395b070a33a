import { describe, expect, it } from 'vitest';
import { newEntry } from '../../../src/offline/new-entry.ts';
import type { Entry } from '../../../src/offline/entry.ts';
import { outcomeOf } from '../../../src/offline/outcome.ts';

const OWNER = { memberId: 'member', appVersion: 'test' };

function measurement(seq: number): Entry {
  const input = { id: `m${seq}`, weight: 68.5, eventDateTime: '0026-11-26T08:00:00+02:00', withPhoto: false };
  return { ...newEntry('createMeasurement', { input }, OWNER), seq } as Entry;
}

const turnedDown = (extensions: object) => ({ errors: [{ message: '', extensions }] });
const ofField = (field: string) => turnedDown({ code: 'BAD_USER_INPUT', field });

describe('a document whose variables the server turned down before anything ran', () => {
  it.each([200, 400])('says of its only entry which field she can correct, with status %d', (status) => {
    const refused = { type: 'refused', refusal: { code: 'BAD_USER_INPUT', field: 'eventDateTime' } };
    expect(outcomeOf(status, ofField('eventDateTime'), [measurement(1)])).toEqual({
      type: 'answered',
      outcomes: [refused],
    });
  });

  it.each([
    ['of several entries', ofField('eventDateTime'), [measurement(1), measurement(2)]],
    ['that is itself not known', ofField('query'), [measurement(1)]],
    ['without a field', turnedDown({ code: 'BAD_USER_INPUT' }), [measurement(1)]],
  ])('blames no entry %s', (_what, body, entries) => {
    expect(outcomeOf(200, body, entries)).toEqual({ type: 'document-failed' });
  });

  it('tells how wrong the clock is before it blames its only entry', () => {
    const body = turnedDown({ code: 'BAD_USER_INPUT', field: 'clock', clockAheadMs: 90_000 });
    expect(outcomeOf(200, body, [measurement(1)])).toEqual({ type: 'clock-wrong', aheadMs: 90_000 });
  });
});

describe('an error below an answer', () => {
  it.each(['INTERNAL', 'BAD_USER_INPUT', 'RATE_LIMITED'])('leaves its entry stored: %s', (code) => {
    const answer = { id: 'm1', presignedUrl: '{}', measurement: { id: 'm1', photoUrl: null } };
    const errors = [{ path: ['e1', 'measurement', 'photoUrl'], extensions: { code } }];
    expect(outcomeOf(200, { data: { e1: answer }, errors }, [measurement(1)])).toMatchObject({
      outcomes: [{ type: 'delivered', answer }],
    });
  });

  it('that took the whole answer with it is sent again', () => {
    const errors = [{ path: ['e1', 'measurement', 'id'], extensions: { code: 'INTERNAL' } }];
    expect(outcomeOf(200, { data: { e1: null }, errors }, [measurement(1)])).toMatchObject({
      outcomes: [{ type: 'failed' }],
    });
  });
});
