// @vitest-environment jsdom
/** The form of a training that another tab or phone has saved since it was opened. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { sessionReason } from '../../../../../src/features/training/sessions/refusal-reason.ts';
import { EntrySheet, SessionSheet } from '../../../../../src/features/training/sessions/session-sheet.tsx';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { refusalReason } from '../../../../../src/platform/sync-status/refusal-words.ts';
import {
  completeJsdom,
  keptEntries,
  leaveEntry,
  openOutbox,
  openPage,
  serverThat,
} from '../../member-page.tsx';

const SET = { exercise: 'Kükk', number: 1, repetitions: 8, doneAt: '2026-11-20T18:01:00.000+02:00' };
const OPENED = {
  id: '5d0c7a52-3c55-4c8a-9f5e-0d2f4b8f6a10',
  revision: 5,
  kind: 'TRAINING' as const,
  trainingId: 'jalad',
  name: 'Jalad',
  eventDateTime: '2026-11-20T18:00:00.000+02:00',
  endDateTime: '2026-11-20T18:30:00.000+02:00',
  minutes: 30,
  sets: [SET],
};
const NEWER = {
  ...OPENED,
  revision: 7,
  note: 'Raske.',
  minutes: 25,
  sets: [SET, { ...SET, number: 2, doneAt: '2026-11-20T18:02:00.000+02:00' }],
};

beforeAll(completeJsdom);

it('promise 2: is saved over what stands now, which keeps all that she left alone in it', async () => {
  const outbox = await openOutbox();
  const onSaved = vi.fn();
  const timeline = { __typename: 'Timeline', events: [sessionOfInput(NEWER)], nextToken: null };
  const { client, questions } = serverThat(({ operation }) =>
    operation === 'CalendarScreen_EverySession' ? { getMyTimelineByType: timeline } : undefined,
  );
  openPage(<SessionSheet session={sessionOfInput(OPENED)} openedAt={new Date()} onClose={onSaved} />, {
    outbox,
    client,
  });
  await waitFor(() =>
    expect(questions.map(({ operation }) => operation)).toContain('CalendarScreen_EverySession'),
  );
  fireEvent.change(await screen.findByLabelText(sessionsText.minutes), { target: { value: '40' } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Salvesta' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [entry] = await keptEntries();
  if (entry?.kind !== 'saveSession') throw new Error('Nothing was kept');
  expect(entry.variables.input).toMatchObject({ revision: 8, minutes: 40, note: 'Raske.' });
  expect(entry.variables.input.sets).toHaveLength(2);
});

it('promise 2: keeps what came back refused, which stands nowhere else, over what is newer', async () => {
  const outbox = await openOutbox();
  const onSaved = vi.fn();
  const input = { ...OPENED, minutes: 55 };
  const entry = await outbox.add('saveSession', { input });
  await leaveEntry(outbox, entry, { state: 'refused', refusal: { code: 'BAD_USER_INPUT' } });
  const [refused] = outbox.entries;
  if (refused?.kind !== 'saveSession') throw new Error('It was not kept');
  const timeline = { __typename: 'Timeline', events: [sessionOfInput(NEWER)], nextToken: null };
  const { client, questions } = serverThat(({ operation }) =>
    operation === 'CalendarScreen_EverySession' ? { getMyTimelineByType: timeline } : undefined,
  );
  openPage(<EntrySheet entry={refused} openedAt={new Date()} onClose={onSaved} />, { outbox, client });
  await waitFor(() =>
    expect(questions.map(({ operation }) => operation)).toContain('CalendarScreen_EverySession'),
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Salvesta' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const kept = (await keptEntries()).at(-1);
  if (kept?.kind !== 'saveSession') throw new Error('Nothing was kept');
  expect(kept.variables.input).toMatchObject({ minutes: 55 });
});

it('promise 5: leaves out what she takes out of a training that was refused for its many sets', async () => {
  const outbox = await openOutbox();
  const onSaved = vi.fn();
  const { sets } = NEWER;
  const entry = await outbox.add('saveSession', { input: { ...NEWER, note: null } });
  const refusal = { code: 'BAD_USER_INPUT', field: 'sets' } as const;
  await leaveEntry(outbox, entry, { state: 'refused', refusal });
  const [refused] = outbox.entries;
  if (refused?.kind !== 'saveSession') throw new Error('It was not kept');
  expect(refusalReason(refused, sessionReason)).toBe(sessionsText.refusedSets);
  const { client } = serverThat(() => undefined);
  openPage(<EntrySheet entry={refused} openedAt={new Date()} onClose={onSaved} />, { outbox, client });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '2 seeriat' }));
  await user.click(screen.getByRole('button', { name: /^Kükk, 1\. seeria/ }));
  await user.click(screen.getByRole('button', { name: 'Eemalda seeria: Kükk, 1. seeria' }));
  await user.click(screen.getByRole('button', { name: 'Salvesta' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const kept = (await keptEntries()).at(-1);
  if (kept?.kind !== 'saveSession') throw new Error('Nothing was kept');
  expect(kept.variables.input.sets).toMatchObject([{ ...sets[1] }]);
});
