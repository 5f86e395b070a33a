import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importId } from '../../../../../src/features/diary/import/import-id.ts';
import type { FoundMeasurement } from '../../../../../src/features/diary/import/interpret-file.ts';
import { planImport } from '../../../../../src/features/diary/import/plan-import.ts';
import type { Figures, Measurement } from '../../../../../src/features/diary/measurements/measurement.ts';

const found = (eventDateTime: string, figures: Figures, place = 1): FoundMeasurement => ({
  place,
  eventDateTime,
  figures,
});

const inDiary = ({ eventDateTime, figures }: FoundMeasurement): Measurement => ({
  __typename: 'MeasurementEvent',
  id: eventDateTime,
  eventDateTime,
  weight: figures.weight ?? null,
  hips: figures.hips ?? null,
  chest: figures.chest ?? null,
  waist: figures.waist ?? null,
  leftThigh: figures.leftThigh ?? null,
  rightThigh: figures.rightThigh ?? null,
  photoUrl: null,
});

const figuresArbitrary: fc.Arbitrary<Figures> = fc.record(
  {
    weight: fc.integer({ min: 600, max: 603 }).map((tenths) => tenths / 10),
    waist: fc.constantFrom(80, 80.5),
  },
  { requiredKeys: ['weight'] },
);
const foundArbitrary = fc
  .record({
    day: fc.integer({ min: 1, max: 5 }),
    hour: fc.integer({ min: 0, max: 23 }),
    figures: figuresArbitrary,
  })
  .map(({ day, hour, figures }) =>
    found(`2026-02-0${day}T${String(hour).padStart(2, '0')}:00:00.000+02:00`, figures),
  );

describe('an import', () => {
  it('adds nothing the second time, whatever the file holds', () => {
    fc.assert(
      fc.property(fc.array(foundArbitrary, { maxLength: 30 }), (file) => {
        const first = planImport(file, []);
        const second = planImport(file, first.additions.map(inDiary));
        expect(second.additions).toEqual([]);
        expect(second.known).toBe(file.length);
      }),
    );
  });

  it('leaves out what the diary has of that day, through whichever service it came', () => {
    const diary = [inDiary(found('2026-02-01T07:00:00.000+02:00', { weight: 68.5 }))];
    const file = [
      found('2026-02-01T12:00:00.000+02:00', { weight: 68.5 }),
      found('2026-02-01T21:00:00.000+02:00', { weight: 69 }),
      found('2026-02-02T07:00:00.000+02:00', { weight: 68.5 }),
    ];
    const plan = planImport(file, diary);
    expect(plan.known).toBe(1);
    expect(plan.additions).toEqual([file[1], file[2]]);
  });

  it('leaves out what was imported in another time zone, where it was of another day', () => {
    const diary = [inDiary(found('2026-11-20T06:30:00.000+02:00', { weight: 68.5, waist: 80 }))];
    const file = [found('2026-11-19T23:30:00.000-05:00', { weight: 68.5, waist: 80 })];
    expect(planImport(file, diary)).toMatchObject({ additions: [], known: 1 });
    expect(planImport([...file, found('2026-11-20T06:30:00.000+02:00', { weight: 68.5 })], [])).toMatchObject(
      {
        repeated: 1,
      },
    );
  });

  it('adds what is new of a measurement that is known in part', () => {
    const diary = [inDiary(found('2026-02-01T07:00:00.000+02:00', { weight: 68.5 }))];
    const plan = planImport([found('2026-02-01T07:00:00.000+02:00', { weight: 68.5, waist: 81 })], diary);
    expect(plan.additions.map(({ figures }) => figures)).toEqual([{ waist: 81 }]);
  });

  it('adds once what a file has twice', () => {
    const file = [1, 2].map((hour) => found(`2026-02-01T0${hour}:00:00.000+02:00`, { weight: 68.5 }));
    expect(planImport(file, [])).toMatchObject({ additions: [file[1]], repeated: 1, known: 0 });
  });

  it('adds the newest first where there are too many, in the order in which they were measured', () => {
    const file = [1, 2, 3].map((day) => found(`2026-02-0${day}T07:00:00.000+02:00`, { weight: 60 + day }));
    const plan = planImport(file, [], 2);
    expect([plan.additions, plan.left]).toEqual([[file[1], file[2]], 1]);
  });
});

describe("an imported measurement's id", () => {
  const measured = found('2026-02-01T07:00:00.000+02:00', { weight: 68.5, waist: 81 });

  it('is a UUID that is the same on every phone', async () => {
    expect(await importId(measured)).toBe(await importId({ ...measured, place: 99 }));
    expect(await importId(measured)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('is another where the moment or a figure is', async () => {
    const others = [
      measured,
      { ...measured, eventDateTime: '2026-02-01T07:00:00.000+03:00' },
      { ...measured, figures: { weight: 68.5 } },
      { ...measured, figures: { weight: 68.5, hips: 81 } },
      { ...measured, figures: { weight: 68.6, waist: 81 } },
    ];
    expect(new Set(await Promise.all(others.map(importId))).size).toBe(others.length);
  });
});
