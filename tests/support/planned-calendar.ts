/** A member's plans and trainings around both changes of the clock, with their times worked out by hand. */
import { randomUUID } from 'node:crypto';
import { SAMPLE_CONTENT } from './sample-content.ts';
import type { TestMember } from './test-server.ts';

/** A title with all that a calendar's text escapes, longer than a line of it. */
export const AWKWARD_TITLE =
  'Jõud; tasakaal, \\ venitus: “õhtul”\n🧘‍♀️ ja rahu, mida üks rida kalendrifailis kuidagi ei mahuta';

export const CALENDAR_CONTENT = {
  ...SAMPLE_CONTENT,
  version: 'kalender',
  trainings: SAMPLE_CONTENT.trainings.map((training) =>
    training.id === 'treening-food' ? { ...training, title: AWKWARD_TITLE } : training,
  ),
};

interface ChangeOfClock {
  name: string;
  /** The server's clock. */
  now: string;
  /** The day of the earliest event below. */
  from: string;
  /** By wall clock in Tallinn, each with its instant. None goes on through the change itself: ical.js adds its minutes by the wall. */
  trainings: readonly (readonly [at: string, instant: string])[];
  /** By day, each with the instant of dinner at half past six. */
  dinners: readonly (readonly [day: string, instant: string])[];
  /** Moments with the offset of wherever she was. */
  done: readonly (readonly [moment: string, instant: string])[];
}

export const CHANGES_OF_CLOCK: readonly ChangeOfClock[] = [
  {
    name: 'to winter time',
    now: '2026-10-23T12:00:00Z',
    from: '2026-10-21',
    trainings: [
      ['2026-10-24T18:00', '2026-10-24T15:00:00.000Z'],
      ['2026-10-24T23:45', '2026-10-24T20:45:00.000Z'],
      ['2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
      ['2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
      ['2026-10-25T18:00', '2026-10-25T16:00:00.000Z'],
    ],
    dinners: [
      ['2026-10-24', '2026-10-24T15:30:00.000Z'],
      ['2026-10-25', '2026-10-25T16:30:00.000Z'],
    ],
    done: [
      ['2026-10-22T23:30:00+03:00', '2026-10-22T20:30:00.000Z'],
      ['2026-10-21T07:00:00-05:00', '2026-10-21T12:00:00.000Z'],
    ],
  },
  {
    name: 'to summer time',
    now: '2027-03-26T12:00:00Z',
    from: '2027-03-25',
    trainings: [
      ['2027-03-27T18:00', '2027-03-27T16:00:00.000Z'],
      ['2027-03-28T02:30', '2027-03-28T00:30:00.000Z'],
      ['2027-03-28T04:00', '2027-03-28T01:00:00.000Z'],
      ['2027-03-28T18:00', '2027-03-28T15:00:00.000Z'],
    ],
    dinners: [
      ['2027-03-27', '2027-03-27T16:30:00.000Z'],
      ['2027-03-28', '2027-03-28T15:30:00.000Z'],
    ],
    done: [['2027-03-25T23:30:00+02:00', '2027-03-25T21:30:00.000Z']],
  },
];

const SAVE = 'mutation Save($input: [MarkInput!]!) { saveMarks(input: $input) { key } }';

/** Saves a value of small state; undefined takes it away. `changedAt` must be later than that of an earlier change. */
export function saveMark(
  member: TestMember,
  { kind, key, value, changedAt }: { kind: string; key: string; value?: unknown; changedAt: string },
) {
  return member.ask(SAVE, {
    input: [{ kind, key, value: value === undefined ? null : JSON.stringify(value), changedAt }],
  });
}

/** Plans and does all of it; returns what her calendar should hold of it, by start. */
export async function fillCalendar(member: TestMember, { now, trainings, dinners, done }: ChangeOfClock) {
  const expected: { startsAt: string; title: string }[] = [];
  for (const [at, startsAt] of trainings) {
    const value = { trainingId: 'treening-food', at };
    await saveMark(member, { kind: 'planned-training', key: randomUUID(), value, changedAt: now });
    expected.push({ startsAt, title: AWKWARD_TITLE });
  }
  for (const [day, startsAt] of dinners) {
    const value = { recipeId: 'retsept-food', servings: 1 };
    await saveMark(member, { kind: 'menu-meal', key: `${day}_DINNER`, value, changedAt: now });
    expected.push({ startsAt, title: 'Retsept FOOD' });
  }
  for (const [moment, startsAt] of done) {
    const { code } = await member.ask(
      `mutation { completeTraining(id: "treening-public", eventDateTime: "${moment}") { id } }`,
    );
    if (code !== null) throw new Error(`A completed training was refused: ${code}`);
    expected.push({ startsAt, title: 'Tehtud: Treening PUBLIC' });
  }
  return expected.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}
