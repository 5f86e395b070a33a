// @vitest-environment jsdom
/** What the sheet says of a week's films where one of them could not be asked after. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { plannedTraining } from '../../../../src/contract/marks/planned-training.mark.ts';
import { dayOf, momentOf } from '../../../../src/contract/moments.ts';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { SaveWeekSheet } from '../../../../src/features/week-download/save-week-sheet.tsx';
import { weekDownloadText } from '../../../../src/features/week-download/week-download.text.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import { actions } from '../../../../src/language/words.ts';
import { MEMBER, trainingCard } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../member-page.tsx';

const user = userEvent.setup();
beforeAll(completeJsdom);

it('says that the size lacks it, and asks again at a press', async () => {
  const outbox = await openOutbox();
  const at = `${dayOf(momentOf(new Date()))}T23:00`;
  for (const [nth, trainingId] of ['t-1', 't-2'].entries())
    await saveMark(registerOf(outbox), plannedTraining, `00000000-0000-4000-8000-00000000000${nth}`, {
      trainingId,
      at,
    });
  let isReachable = false;
  const { client } = serverThat(({ operation, variables }) => {
    switch (operation) {
      case 'PageScreen_Cms':
        return { getCMS: [] };
      case 'StudioScreen_Trainings': {
        const items = [trainingCard('t-1'), trainingCard('t-2')];
        return { listTrainings: { __typename: 'TrainingList', items, nextToken: null } };
      }
      case 'CalendarScreen_Schedule':
        return { getPublicTimeline: { __typename: 'Timeline', events: [], nextToken: null } };
      case 'TrainingScreen_Info': {
        const id = String(variables['id']);
        if (id === 't-2' && !isReachable) return undefined;
        return { getTraining: { ...trainingCard(id), videoBytes: 5_000_000, plan: null } };
      }
      default:
        return undefined;
    }
  });
  openPage(<SaveWeekSheet memberId={MEMBER.id} onClose={() => {}} />, { outbox, client });
  expect(await screen.findByText(weekDownloadText.unknown)).toBeTruthy();
  expect(screen.getByText(/^Arvestamata jäi 1\s?treening\. /u)).toBeTruthy();
  expect(screen.getByText(/^1\s?video, 5\s?MB$/u)).toBeTruthy();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: actions.retry }));
  expect(await screen.findByText(/^2\s?videot, 10\s?MB$/u)).toBeTruthy();
  expect(screen.queryByText(weekDownloadText.unknown)).toBeNull();
});
