import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionId } from '../../../../../contract/completion-id.ts';
import { dayOf } from '../../../../../contract/moments.ts';
import { completionsWithEntries } from '../../../../../src/features/training/completions/completions-with-entries.ts';
import type { Entry, EntryState } from '../../../../../src/offline/entry.ts';
import {
  completionCard,
  entryOf,
  inOrder,
  MEMBER,
  momentArbitrary,
  stateArbitrary,
  trainingCard,
} from '../../entry-arbitraries.ts';

const trainingIdArbitrary = fc.constantFrom('t-1', 't-2', 't-3');
const idOf = (moment: string, trainingId: string) => completionId(dayOf(moment), trainingId, MEMBER.id);

const serverArbitrary = fc.uniqueArray(
  fc
    .record({ trainingId: trainingIdArbitrary, moment: momentArbitrary })
    .map(({ trainingId, moment }) => completionCard(idOf(moment, trainingId), trainingId, moment)),
  { selector: ({ id }) => id, maxLength: 6 },
);

const entriesArbitrary = fc
  .array(
    fc
      .record({
        trainingId: trainingIdArbitrary,
        moment: momentArbitrary,
        state: stateArbitrary,
        isUndone: fc.boolean(),
      })
      .map(({ trainingId, moment, state, isUndone }): Entry =>
        isUndone
          ? entryOf('uncompleteTraining', { id: idOf(moment, trainingId) }, { state })
          : entryOf(
              'completeTraining',
              { id: trainingId, eventDateTime: moment },
              { state, shown: trainingCard(trainingId) },
            ),
      ),
    { maxLength: 8 },
  )
  .map(inOrder);

/** The rule in its simplest form: what the last entry about a completion leaves. */
function expectedIds(server: readonly { id: string }[], entries: readonly Entry[]): string[] {
  const ids = new Set(server.map(({ id }) => id));
  for (const entry of entries) {
    if (entry.kind === 'completeTraining') ids.add(idOf(entry.variables.eventDateTime, entry.variables.id));
    if (entry.kind === 'uncompleteTraining' && entry.state !== 'refused') ids.delete(entry.variables.id);
  }
  return [...ids].toSorted();
}

describe('completions merged with entries', () => {
  it('promise 3: shows one completion per training and day, whatever the server lists and however often it was tapped', () => {
    fc.assert(
      fc.property(serverArbitrary, entriesArbitrary, (server, entries) => {
        const ids = completionsWithEntries(server, entries, MEMBER).map(({ completion }) => completion.id);
        expect(ids.toSorted()).toEqual(expectedIds(server, entries));
      }),
    );
  });

  it('keeps another phone’s completion of the day when this one’s is undone', () => {
    const [theirs, mine] = ['2026-11-20T08:00:00+02:00', '2026-11-20T18:00:00+02:00'];
    const id = idOf(mine, 't-1');
    const server = [completionCard(id, 't-1', theirs)];
    const entries = inOrder([
      entryOf('completeTraining', { id: 't-1', eventDateTime: mine }, { state: 'sending' }),
      entryOf('uncompleteTraining', { id, eventDateTime: mine }),
    ]);
    expect(completionsWithEntries(server, entries, MEMBER)).toEqual([{ completion: server[0] }]);
    const both = [...entries, entryOf('uncompleteTraining', { id, eventDateTime: theirs }, { seq: 3 })];
    expect(completionsWithEntries(server, both, MEMBER)).toEqual([]);
  });

  it('shows one that is moved to another hour of its day', () => {
    const [former, moved] = ['2026-11-20T08:00:00+02:00', '2026-11-20T18:00:00+02:00'];
    const id = idOf(former, 't-1');
    const entries = inOrder([
      entryOf('completeTraining', { id: 't-1', eventDateTime: moved }, { shown: trainingCard('t-1') }),
      entryOf('uncompleteTraining', { id, eventDateTime: former }),
    ]);
    const shown = completionsWithEntries([completionCard(id, 't-1', former)], entries, MEMBER);
    expect(shown.map(({ completion }) => completion)).toMatchObject([{ id, eventDateTime: moved }]);
  });

  it('are ordered newest first', () => {
    fc.assert(
      fc.property(serverArbitrary, entriesArbitrary, (server, entries) => {
        const moments = completionsWithEntries(server, entries, MEMBER).map(({ completion }) =>
          Date.parse(completion.eventDateTime),
        );
        expect(moments).toEqual(moments.toSorted((left, right) => right - left));
      }),
    );
  });

  it('uses the id that the server will give, so that settling changes nothing on screen', () => {
    const moment = '2026-12-01T00:30:00+02:00';
    const entry = entryOf(
      'completeTraining',
      { id: 't-1', eventDateTime: moment },
      { shown: trainingCard('t-1') },
    );
    const [waiting] = completionsWithEntries([], [entry], MEMBER);
    const settled = completionCard('2026-12-01_t-1_member-1', 't-1', moment);
    expect(waiting?.completion).toEqual(settled);
    expect(completionsWithEntries([settled], [entry], MEMBER)).toHaveLength(1);
  });

  it.each<[EntryState, string]>([
    ['waiting', 'pending'],
    ['uploading', 'pending'],
    ['sending', 'sending'],
    ['refused', 'failed'],
  ])('marks a %s entry as %s', (state, mark) => {
    const variables = { id: 't-1', eventDateTime: '2026-11-20T18:00:00+02:00' };
    expect(
      completionsWithEntries([], [entryOf('completeTraining', variables, { state })], MEMBER)[0]?.mark,
    ).toBe(mark);
  });

  it('shows an entry that was stored without its training’s card', () => {
    const entry = entryOf('completeTraining', { id: 't-9', eventDateTime: '2026-11-20T18:00:00+02:00' });
    expect(completionsWithEntries([], [entry], MEMBER)[0]?.completion.training).toMatchObject({
      id: 't-9',
      title: 'Treening',
    });
  });
});
