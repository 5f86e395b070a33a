import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takenBackSet } from '../../../../../contract/session-sets.ts';
import { draftOfSession } from '../../../../../src/features/training/sessions/save-session.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';
import {
  sessionOfEntry,
  sessionsWithEntries,
} from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { entryOf, inOrder, momentArbitrary, stateArbitrary } from '../../entry-arbitraries.ts';

const idArbitrary = fc.constantFrom('s-1', 's-2', 's-3');
const saveArbitrary = fc
  .record({
    id: idArbitrary,
    revision: fc.integer({ min: 1, max: 5 }),
    eventDateTime: momentArbitrary,
    state: stateArbitrary,
  })
  .map(({ state, ...input }) => entryOf('saveSession', { input: { ...input, kind: 'RUN' } }, { state }));
const serverArbitrary = fc
  .uniqueArray(saveArbitrary, { selector: ({ variables }) => variables.input.id })
  .map((entries): Session[] => entries.map(sessionOfEntry));
const savesArbitrary = fc.array(saveArbitrary, { maxLength: 6 }).map(inOrder);

describe('sessions merged with entries', () => {
  it('promise 5: shows each exactly once, newest first, as its latest revision', () => {
    fc.assert(
      fc.property(serverArbitrary, savesArbitrary, (server, entries) => {
        const shown = sessionsWithEntries(server, entries);
        const everything = [...server, ...entries.map(sessionOfEntry)];
        const ids = new Set(everything.map(({ id }) => id));
        expect(shown.map(({ session }) => session.id).toSorted()).toEqual([...ids].toSorted());
        for (const { session } of shown) {
          const revisions = everything.filter(({ id }) => id === session.id).map(({ revision }) => revision);
          expect(session.revision).toBe(Math.max(...revisions));
        }
        const moments = shown.map(({ session }) => Date.parse(session.eventDateTime));
        expect(moments).toEqual(moments.toSorted((left, right) => right - left));
      }),
    );
  });

  it('says of each what waits with it, and whether the server lists it', () => {
    fc.assert(
      fc.property(serverArbitrary, savesArbitrary, (server, entries) => {
        for (const { session, mark, entry, isStored } of sessionsWithEntries(server, entries)) {
          const last = entries.findLast(({ variables }) => variables.input.id === session.id);
          expect(entry?.id).toBe(last?.id);
          expect(mark === undefined).toBe(last === undefined);
          expect(isStored).toBe(server.some(({ id }) => id === session.id));
        }
      }),
    );
  });

  it('hides what she deleted, unless the server refused to delete it', () => {
    fc.assert(
      fc.property(serverArbitrary, idArbitrary, stateArbitrary, (server, id, state) => {
        const deletion = entryOf('deleteSession', { id }, { state });
        const shown = sessionsWithEntries(server, [deletion]).find(({ session }) => session.id === id);
        if (state === 'refused' && server.some((session) => session.id === id))
          expect(shown?.mark).toBe('failed');
        else expect(shown).toBeUndefined();
      }),
    );
  });

  it('promise 2: one that another phone has ended stays ended, with the sets of both, whichever of them the server has', () => {
    const of = {
      id: 's-1',
      kind: 'TRAINING',
      trainingId: 't-1',
      eventDateTime: '2026-11-20T18:00:00+02:00',
    } as const;
    const sets = (number: number) => [
      { exercise: 'Kükk', number, doneAt: `2026-11-20T18:0${number}:00+02:00` },
    ];
    const ended = { ...of, revision: 11, endDateTime: '2026-11-20T18:30:00+02:00', sets: sets(1) };
    const tapped = { ...of, revision: 20, sets: sets(2) };
    const pairs = [
      [ended, tapped],
      [tapped, ended],
    ] as const;
    for (const [stored, waiting] of pairs) {
      const server = [sessionOfEntry(entryOf('saveSession', { input: stored }))];
      const [shown] = sessionsWithEntries(server, [entryOf('saveSession', { input: waiting })]);
      expect(shown?.session).toMatchObject({ revision: 11, endDateTime: ended.endDateTime });
      expect(shown?.session.sets.map(({ number }) => number)).toEqual([1, 2]);
    }
  });

  it('promise 3: shows no set that she has taken back, whichever copy the server has, and keeps that she has in what she saves next', () => {
    const set = { exercise: 'Kükk', number: 1, repetitions: 120, doneAt: '2026-11-20T18:01:00+02:00' };
    const other = { ...set, number: 2, doneAt: '2026-11-20T18:02:00+02:00' };
    const of = { id: 's-1', kind: 'GYM', eventDateTime: '2026-11-20T18:00:00+02:00' } as const;
    const tapped = { ...of, revision: 2, sets: [set, other] };
    const edited = { ...of, revision: 1, sets: [takenBackSet(set), other] };
    const pairs = [
      [tapped, edited],
      [edited, tapped],
      [edited, edited],
    ] as const;
    for (const [stored, waiting] of pairs) {
      const server = [sessionOfEntry(entryOf('saveSession', { input: stored }))];
      const [shown] = sessionsWithEntries(server, [entryOf('saveSession', { input: waiting })]);
      expect(shown?.session.sets.map(({ number }) => number)).toEqual([2]);
      const next = shown && draftOfSession(shown.session);
      expect(next?.sets).toContainEqual(expect.objectContaining({ number: 1, takenBack: true }));
      expect(next?.sets).toContainEqual(expect.not.objectContaining({ takenBack: expect.anything() }));
    }
  });
});
