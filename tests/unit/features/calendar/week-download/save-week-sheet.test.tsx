// @vitest-environment jsdom
/** The sheet's words about a week's films if one of them could not be asked after. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { plannedTraining } from '../../../../../contract/marks/planned-training.mark.ts';
import { dayOf, momentOf } from '../../../../../contract/moments.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { savedVideosText } from '../../../../../src/features/training/saved-videos/saved-videos.text.ts';
import { saveWeekText } from '../../../../../src/features/calendar/week-download/save-week.text.ts';
import { SaveWeekSheet } from '../../../../../src/features/calendar/week-download/save-week-sheet.tsx';
import { weekDownloadText } from '../../../../../src/features/calendar/week-download/week-download.text.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import { actions } from '../../../../../src/language/words.ts';
import { createCacheStorage } from '../../../../support/cache-storage.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
beforeAll(completeJsdom);

let isReachable: boolean;

async function openSheet(): Promise<void> {
  const outbox = await openOutbox();
  const at = `${dayOf(momentOf(new Date()))}T23:00`;
  for (const [nth, trainingId] of ['t-1', 't-2'].entries())
    await saveMark(registerOf(outbox), plannedTraining, `00000000-0000-4000-8000-00000000000${nth}`, {
      trainingId,
      at,
    });
  isReachable = false;
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
      case 'TrainingScreen_Video':
        return { getTraining: { __typename: 'Training', id: 't-1', video: '/media/t-1.mp4' } };
      default:
        return undefined;
    }
  });
  openPage(<SaveWeekSheet memberId={MEMBER.id} onClose={() => {}} />, { outbox, client });
}

it('says that the size lacks it, and asks again at a press', async () => {
  await openSheet();
  expect(await screen.findByText(weekDownloadText.unknown)).toBeTruthy();
  expect(screen.getByText(/^Arvestamata jäi 1\s?treening\. /u)).toBeTruthy();
  expect(screen.getByText(/^1\s?video, 5\s?MB$/u)).toBeTruthy();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: actions.retry }));
  expect(await screen.findByText(/^2\s?videot, 10\s?MB$/u)).toBeTruthy();
  expect(screen.queryByText(weekDownloadText.unknown)).toBeNull();
});

it('keeps the focus in the sheet while the films are saved, and once she stops', async () => {
  vi.stubGlobal('caches', createCacheStorage());
  // The film never arrives: its request ends when she stops it.
  const give = (_address: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', reject));
  vi.stubGlobal('fetch', give);
  await openSheet();
  const save = await screen.findByRole('button', { name: saveWeekText.save });
  await user.click(save);
  await user.click(screen.getByRole('button', { name: savedVideosText.saveNow }));
  await expect.poll(() => save.isConnected).toBe(false);
  const isInSheet = () => screen.getByRole('dialog').contains(document.activeElement);
  expect(isInSheet()).toBe(true);
  const stop = await screen.findByRole('button', { name: actions.cancel });
  await user.click(stop);
  await expect.poll(() => stop.isConnected).toBe(false);
  expect(isInSheet()).toBe(true);
  vi.unstubAllGlobals();
});

it('says that there is no room until she closes it, and no longer once she may have made some', async () => {
  vi.stubGlobal('caches', createCacheStorage());
  const estimate = async () => ({ quota: 1_000, usage: 1_000 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  await openSheet();
  await user.click(await screen.findByRole('button', { name: saveWeekText.save }));
  await user.click(screen.getByRole('button', { name: savedVideosText.saveNow }));
  expect((await screen.findByRole('alert')).textContent).toContain('vaba ruumi');
  await openSheet();
  await screen.findByRole('button', { name: saveWeekText.save });
  expect(screen.queryByText(/vaba ruumi/u)).toBeNull();
  Reflect.deleteProperty(navigator, 'storage');
  vi.unstubAllGlobals();
});
