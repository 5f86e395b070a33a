// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { WaysToAdd } from '../../../../../src/features/calendar/calendar/ways-to-add.tsx';
import { AddSession } from '../../../../../src/features/training/sessions/day-sessions.tsx';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { diary } from '../../../../../src/language/words.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const YESTERDAY = '2026-11-20';
const NOW = new Date('2026-11-21T12:00:00+02:00');

/** The calendar shows today, which is another day after midnight. */
function Calendar({ ways }: { ways: (day: string) => ReactNode }) {
  const [day, setDay] = useState(YESTERDAY);
  return (
    <>
      <button type="button" onClick={() => setDay('2026-11-21')}>
        Kesköö
      </button>
      {ways(day)}
    </>
  );
}

beforeAll(completeJsdom);

it.each([
  [sessionsText.freeTraining, (day: string) => <AddSession day={day} now={NOW} otherWays={null} />],
  [sessionsText.ofCatalogue, (day: string) => <WaysToAdd day={day} now={NOW} />],
])('„%s“ stays for the day for which it was opened', async (name, ways) => {
  const outbox = await openOutbox();
  const { client } = serverThat(({ operation }) =>
    operation === 'StudioScreen_Trainings'
      ? { listTrainings: { __typename: 'TrainingList', items: [trainingCard('t-1')], nextToken: null } }
      : undefined,
  );
  openPage(<Calendar ways={ways} />, { outbox, client });
  fireEvent.click(screen.getByRole('button', { name }));
  const day = await screen.findByLabelText<HTMLInputElement>(diary.date);
  fireEvent.click(screen.getByText('Kesköö'));
  expect(day.value).toBe(YESTERDAY);
});
