import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  measurementOfEntry,
  measurementsWithEntries,
} from '../../../../../src/features/diary/measurements/measurements-with-entries.ts';
import {
  entryOf,
  inOrder,
  measurementArbitrary,
  measurementIdArbitrary,
  momentArbitrary,
  stateArbitrary,
} from '../../entry-arbitraries.ts';

const serverArbitrary = fc.uniqueArray(measurementArbitrary, { selector: ({ id }) => id, maxLength: 5 });

const createArbitrary = fc
  .record({ id: measurementIdArbitrary, eventDateTime: momentArbitrary, state: stateArbitrary })
  .map(({ id, eventDateTime, state }) =>
    entryOf('createMeasurement', { input: { id, eventDateTime, weight: 65 } }, { state }),
  );
const deleteArbitrary = fc
  .record({ id: measurementIdArbitrary, state: stateArbitrary })
  .map(({ id, state }) => entryOf('deleteMeasurement', { id }, { state }));

const createsArbitrary = fc
  .uniqueArray(createArbitrary, { selector: ({ variables }) => variables.input.id, maxLength: 5 })
  .map(inOrder);

describe('measurements merged with entries', () => {
  it('promise 5: shows every waiting measurement exactly once, whatever the server lists', () => {
    fc.assert(
      fc.property(serverArbitrary, createsArbitrary, (server, entries) => {
        const ids = measurementsWithEntries(server, entries).map(({ measurement }) => measurement.id);
        const expected = new Set([
          ...server.map(({ id }) => id),
          ...entries.map((entry) => entry.variables.input.id),
        ]);
        expect(ids.toSorted()).toEqual([...expected].toSorted());
      }),
    );
  });

  it('says of each unsettled one how far it has got', () => {
    fc.assert(
      fc.property(serverArbitrary, createsArbitrary, (server, entries) => {
        const shown = measurementsWithEntries(server, entries);
        const marked = shown.filter(({ mark }) => mark !== undefined).map(({ entry }) => entry?.id);
        expect(marked.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('hides what she deleted, unless the server refused to delete it', () => {
    fc.assert(
      fc.property(serverArbitrary, createsArbitrary, deleteArbitrary, (server, creates, deletion) => {
        const entries = inOrder([...creates, deletion]);
        const shown = measurementsWithEntries(server, entries).find(
          ({ measurement }) => measurement.id === deletion.variables.id,
        );
        if (deletion.state !== 'refused') expect(shown).toBeUndefined();
        else if (shown) expect(shown.mark).toBe('failed');
      }),
    );
  });

  it('are ordered newest first by instant, across offsets', () => {
    fc.assert(
      fc.property(serverArbitrary, createsArbitrary, (server, entries) => {
        const moments = measurementsWithEntries(server, entries).map(({ measurement }) =>
          Date.parse(measurement.eventDateTime),
        );
        expect(moments).toEqual(moments.toSorted((left, right) => right - left));
      }),
    );
  });

  it('keeps an entry’s place and figures when the server’s list takes over', () => {
    fc.assert(
      fc.property(serverArbitrary, createsArbitrary, (server, entries) => {
        const unlisted = server.filter(({ id }) => !entries.some((entry) => entry.variables.input.id === id));
        const before = measurementsWithEntries(unlisted, entries).map(({ measurement }) => measurement);
        const stored = before.filter(({ id }) => entries.some((entry) => entry.variables.input.id === id));
        const after = measurementsWithEntries([...unlisted, ...stored], []).map(
          ({ measurement }) => measurement,
        );
        expect(after).toEqual(before);
      }),
    );
  });

  it('leaves those of one moment in their places as they are sent one after the other', () => {
    const eventDateTime = '2026-11-20T07:30:00+02:00';
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 5 }), (ids) => {
        const entries = inOrder(
          ids.map((id) => entryOf('createMeasurement', { input: { id, eventDateTime } })),
        );
        const stored = entries.map(measurementOfEntry);
        const orders = [...ids.keys(), ids.length].map((sent) =>
          measurementsWithEntries(stored.slice(0, sent), entries.slice(sent)).map(
            ({ measurement }) => measurement.id,
          ),
        );
        for (const order of orders) expect(order).toEqual(ids.toSorted().toReversed());
      }),
    );
  });

  it('omits a measurement that is created and deleted while both entries wait', () => {
    const entries = inOrder([
      entryOf(
        'createMeasurement',
        { input: { id: 'a', eventDateTime: '2026-11-20T07:30:00+02:00' } },
        { attempts: 1 },
      ),
      entryOf('deleteMeasurement', { id: 'a' }),
    ]);
    expect(measurementsWithEntries([], entries)).toEqual([]);
  });
});
