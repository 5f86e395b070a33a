// @vitest-environment jsdom
/** Her last time, on the page of a training that she means to do again. */
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LastSession } from '../../../../../src/features/training/sessions/last-session.tsx';
import { sessionOfEntry } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { addDays, dayOf, momentOf } from '../../../../../contract/moments.ts';
import { entryOf } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

beforeAll(completeJsdom);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') });
  await openOutbox();
});
afterEach(() => void vi.useRealTimers());

const OLDER = {
  id: '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10',
  revision: 1,
  kind: 'TRAINING' as const,
  trainingId: 't-1',
  name: 'Kükid',
  eventDateTime: '2026-11-12T18:00:00+02:00',
  endDateTime: '2026-11-12T18:25:00+02:00',
  minutes: 25,
  effort: 7,
  note: 'Istme kõrgus 4.',
  sets: [{ exercise: 'Kükk', number: 1, repetitions: 10, doneAt: '2026-11-12T18:05:00+02:00' }],
};

function openWith(...inputs: (typeof OLDER | Omit<typeof OLDER, 'endDateTime'>)[]): void {
  const events = inputs.map((input) => sessionOfEntry(entryOf('saveSession', { input })));
  const { client } = serverThat(() => ({
    getMyTimelineByType: { __typename: 'Timeline', events, nextToken: null },
  }));
  openPage(
    <>
      <LastSession trainingId="t-1" />
      <LastSession trainingId="t-2" />
    </>,
    { client },
  );
}

it('says when that was, what it came to, and what she noted, and leads to its day', async () => {
  openWith(OLDER);
  const day = await screen.findByRole('link');
  expect(day.getAttribute('href')).toBe('/calendar/2026-11-12');
  expect(day.parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    'Viimati 12. novembril · 25 min · 1 seeria · pingutus 7/10',
  );
  expect(screen.getByText('Eelmise korra märkus: Istme kõrgus 4.')).toBeTruthy();
});

it.each([
  [0, 'Viimati täna'],
  [1, 'Viimati eile'],
])('%i days ago is said in a word', async (days, words) => {
  const day = addDays(dayOf(momentOf(new Date())), -days);
  openWith({
    ...OLDER,
    eventDateTime: momentOf(new Date(`${day}T00:00:00`)),
    endDateTime: momentOf(new Date(`${day}T00:25:00`)),
  });
  expect((await screen.findByRole('link')).textContent).toBe(words);
});

it('is of the newest that is over, without a note where she made none that time', async () => {
  const { endDateTime: _end, ...underWay } = { ...OLDER, id: crypto.randomUUID() };
  const newer = { ...OLDER, id: crypto.randomUUID(), eventDateTime: '2026-11-19T18:00:00+02:00' };
  const { note: _note, ...noteless } = newer;
  openWith(
    { ...underWay, eventDateTime: '2026-11-20T18:00:00+02:00' },
    { ...noteless, note: null } as never,
    OLDER,
  );
  expect((await screen.findByRole('link')).textContent).toContain('19.\u00A0novembril');
  expect(screen.queryByText(/märkus/)).toBeNull();
});

it('is of this training alone', async () => {
  openWith(OLDER);
  await screen.findByRole('link');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
