/** The table that she downloads for a spreadsheet. */
import { expect, it } from 'vitest';
import { sessionsCsv } from '../../../../../src/features/training/exercise-history/sessions-csv.ts';
import type { Session } from '../../../../../src/features/training/sessions/session.ts';

const walk: Session = {
  __typename: 'TrainingSession',
  id: 'a',
  revision: 1,
  kind: 'WALK',
  trainingId: null,
  name: '=HYPERLINK("x";"y")',
  eventDateTime: '2026-11-19T07:30:00+02:00',
  endDateTime: '2026-11-19T08:15:00+02:00',
  minutes: 45,
  effort: 4,
  note: 'Külm; tuuline\nja "märg"',
  place: null,
  sets: [],
};
const gym: Session = {
  ...walk,
  id: 'b',
  kind: 'TRAINING',
  name: 'Jalapäev jõusaalis',
  eventDateTime: '2026-11-20T23:50:00+02:00',
  effort: null,
  note: null,
  sets: [
    {
      __typename: 'PerformedSet',
      exerciseId: 'kukk-kangiga',
      exercise: 'Kükk kangiga',
      number: 1,
      repetitions: 8,
      seconds: null,
      weight: 22.5,
      side: null,
      doneAt: '2026-11-21T00:05:00+02:00',
    },
    {
      __typename: 'PerformedSet',
      exerciseId: 'kuljeplank',
      exercise: 'Küljeplank',
      number: 2,
      repetitions: null,
      seconds: 30,
      weight: null,
      side: 'LEFT',
      doneAt: '2026-11-21T00:10:00+02:00',
    },
  ],
};

it('has a row to each set and to each session without sets, and no text that a spreadsheet would run', () => {
  expect(sessionsCsv([gym, walk])).toBe(
    [
      '\uFEFFkuupäev;algus;treening;liik;kestus_min;harjutus;seeria;pool;kordused;sekundid;raskus_kg;tehtud;pingutus;märkus',
      '2026-11-20;23:50;Jalapäev jõusaalis;Treening;45;Kükk kangiga;1;;8;;22,5;00:05;;',
      '2026-11-20;23:50;Jalapäev jõusaalis;Treening;45;Küljeplank;2;vasak;;30;;00:10;;',
      '2026-11-19;07:30;"\'=HYPERLINK(""x"";""y"")";Kõndimine;45;;;;;;;;4;"Külm; tuuline\nja ""märg"""',
      '',
    ].join('\r\n'),
  );
});

it('has no hour of a set whose session she moved away from it', () => {
  const moved = { ...gym, eventDateTime: '2026-11-18T07:00:00+02:00' };
  expect(sessionsCsv([moved])).toContain(
    '2026-11-18;07:00;Jalapäev jõusaalis;Treening;45;Kükk kangiga;1;;8;;22,5;;;',
  );
});
