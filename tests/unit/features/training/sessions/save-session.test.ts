// @vitest-environment jsdom
/** Revisions of a session in the outbox. */
import { wipeDevice } from '../../../../support/offline/device.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { correctedSet } from '../../../../../contract/session-sets.ts';
import { deleteSession } from '../../../../../src/features/training/sessions/delete-session.ts';
import {
  draftOfSession,
  saveSession,
  type SessionDraft,
} from '../../../../../src/features/training/sessions/save-session.ts';
import { sessionsWithEntries } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import type { Entry, EntryOfKind } from '../../../../../src/offline/entry.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';

const WALK: SessionDraft = { id: 's', kind: 'WALK', eventDateTime: '2026-11-20T07:30:00+02:00', minutes: 30 };
let outbox: Outbox;

beforeEach(async () => {
  wipeDevice();
  outbox = await Outbox.open('member', 'test');
});

const waiting = () =>
  outbox.entries.map((entry) => {
    const { revision, minutes } = (entry as EntryOfKind<'saveSession'>).variables.input;
    return { revision, minutes, state: entry.state };
  });

/** As the sender leaves them after a network that failed. */
const triedOnce = () => changeAll((entry) => ({ ...entry, attempts: 1 }));

async function changeAll(change: (entry: Entry) => Entry): Promise<void> {
  const { OutboxConnection, changeEntries } = await import('../../../../../src/offline/outbox-database.ts');
  const connection = new OutboxConnection('member');
  await connection.run((database) => changeEntries(database, outbox.entries, change));
  await outbox.refresh();
}

describe('saving a session', () => {
  it('leaves one entry after forty taps in a cellar: the newest', async () => {
    for (let minutes = 1; minutes <= 40; minutes += 1) await saveSession(outbox, { ...WALK, minutes });
    expect(waiting()).toEqual([{ revision: 40, minutes: 40, state: 'waiting' }]);
  });

  it('promise 2: keeps a revision that the server may have, and puts the next one behind it', async () => {
    await saveSession(outbox, WALK);
    await triedOnce();
    for (const minutes of [31, 32]) await saveSession(outbox, { ...WALK, minutes });
    expect(waiting()).toMatchObject([
      { revision: 1, minutes: 30 },
      { revision: 3, minutes: 32 },
    ]);
  });

  it('keeps the set that another tab has corrected, where the form of this one is saved after it', async () => {
    const set = { exercise: 'Kükk', number: 1, weight: 120, doneAt: '2026-11-20T07:35:00+02:00' };
    await saveSession(outbox, { ...WALK, sets: [set] });
    await saveSession(outbox, { ...WALK, sets: [correctedSet(set, { weight: 12 })] }, { seen: 1 });
    await saveSession(outbox, { ...WALK, minutes: 40, sets: [set] }, { seen: 1 });
    const [shown] = sessionsWithEntries([], outbox.entries);
    expect(shown?.session).toMatchObject({ revision: 3, minutes: 40, sets: [{ number: 1, weight: 12 }] });
    expect(outbox.entries).toHaveLength(1);
  });

  it('counts on from what the screen shows, another phone’s revision among it', async () => {
    await saveSession(outbox, WALK, { seen: 7 });
    expect(waiting()).toMatchObject([{ revision: 8 }]);
  });

  it('keeps another session’s entry as it is', async () => {
    await saveSession(outbox, WALK);
    await saveSession(outbox, { ...WALK, id: 'other', minutes: 60 });
    expect(waiting()).toMatchObject([{ minutes: 30 }, { minutes: 60 }]);
  });

  it('goes behind a consent that was just given', async () => {
    await saveSession(outbox, WALK);
    await outbox.add('giveConsent', {
      kind: 'TRAINING_NOTES',
      textVersion: '2026-11-20',
      givenAt: '2026-11-20T07:30:00+02:00',
    });
    await saveSession(outbox, { ...WALK, note: 'Raske.' }, { isBehindOthers: true });
    expect(outbox.entries.map(({ kind }) => kind)).toEqual(['giveConsent', 'saveSession']);
  });

  describe('that a wrong clock has put on a wrong day', () => {
    beforeEach(async () => {
      await saveSession(outbox, WALK);
      await changeAll((entry) => ({
        ...entry,
        state: 'refused',
        refusal: { code: 'CLOCK_WRONG', clockAheadMs: 86_400_000 },
      }));
    });

    it.each([{}, { isBehindOthers: true }])(
      'stays held until she is asked, whatever she taps: %o',
      async (options) => {
        await saveSession(outbox, { ...WALK, minutes: 31 }, options);
        expect(waiting()).toEqual([{ revision: 2, minutes: 31, state: 'refused' }]);
        expect(outbox.entries).toMatchObject([{ refusal: { code: 'CLOCK_WRONG' } }]);
        expect(outbox.entries[0]?.isMomentSure).toBeUndefined();
      },
    );

    it('goes as it is once a form has shown her its moment', async () => {
      await saveSession(outbox, WALK, { isMomentSure: true });
      expect(outbox.entries).toMatchObject([{ state: 'waiting', isMomentSure: true }]);
    });
  });

  it('is the draft again that it was made of', async () => {
    await saveSession(outbox, {
      ...WALK,
      place: { section: 0, step: 1, set: 2, secondsLeft: 5 },
      sets: [{ exercise: 'Kükk', number: 1, doneAt: WALK.eventDateTime, weight: 12.5 }],
    });
    const [shown] = sessionsWithEntries([], outbox.entries);
    const draft = shown && draftOfSession(shown.session);
    expect(draft).toMatchObject({ ...WALK, place: { step: 1, secondsLeft: 5 }, sets: [{ weight: 12.5 }] });
    expect(JSON.stringify(draft)).not.toContain('__typename');
  });
});

describe('deleting a session', () => {
  const shown = () => {
    const [session] = sessionsWithEntries([], outbox.entries);
    if (!session) throw new Error('There is none');
    return session;
  };

  it('leaves nothing to send of one that never was on the wire', async () => {
    await saveSession(outbox, WALK);
    expect(await deleteSession(outbox, shown())).toBeUndefined();
    expect(outbox.entries).toEqual([]);
  });

  it('tells the server where any revision may have arrived', async () => {
    await saveSession(outbox, WALK);
    await triedOnce();
    await saveSession(outbox, { ...WALK, minutes: 31 });
    expect((await deleteSession(outbox, shown()))?.session.kind).toBe('deleteSession');
    expect(sessionsWithEntries([], outbox.entries)).toEqual([]);
  });

  it('tells the server of one that was sent and that no list has yet', async () => {
    await saveSession(outbox, WALK);
    const sent = shown();
    for (const entry of outbox.entries) await outbox.drop(entry);
    expect((await deleteSession(outbox, sent))?.session.variables).toEqual({ id: 's' });
  });

  it('tells the server of one that it lists, though its change was never sent', async () => {
    await saveSession(outbox, WALK, { seen: 1 });
    const stored = { ...shown(), isStored: true };
    expect((await deleteSession(outbox, stored))?.session.variables).toEqual({ id: 's' });
  });

  it('keeps of it, while that waits, no more than the list of what waits says', async () => {
    await saveSession(outbox, { ...WALK, effort: 7, note: 'selg valutas' });
    await triedOnce();
    const deletion = await deleteSession(outbox, shown());
    expect(deletion?.session.shown).toEqual({ eventDateTime: WALK.eventDateTime });
  });
});
