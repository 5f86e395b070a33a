// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { momentOf } from '../../../../../contract/moments.ts';
import { CompletionMomentDialog } from '../../../../../src/features/training/completions/completion-moment-dialog.tsx';
import type { EntryOfKind } from '../../../../../src/offline/entry.ts';
import { diary } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, leaveEntry, openOutbox, openPage } from '../../member-page.tsx';

const AT_SECOND_41 = new Date('2026-11-20T19:05:41.123');
const MOMENT = momentOf(new Date('2026-11-20T18:00:07.500'));
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: AT_SECOND_41 });
  outbox = await openOutbox();
  const entry = await outbox.add('completeTraining', { id: 'jalad', eventDateTime: MOMENT });
  await leaveEntry(outbox, entry, { state: 'refused', refusal: { code: 'BAD_USER_INPUT' } });
  const [refused] = outbox.entries;
  openPage(
    <CompletionMomentDialog
      entry={refused as EntryOfKind<'completeTraining'>}
      openedAt={AT_SECOND_41}
      onClose={() => undefined}
    />,
    { outbox },
  );
});
afterEach(() => void vi.useRealTimers());

async function savedMoment(): Promise<string> {
  fireEvent.submit(screen.getByLabelText(diary.time).closest('form')!);
  await waitFor(() => expect(outbox.entries).toMatchObject([{ state: 'waiting' }]));
  return (outbox.entries[0] as EntryOfKind<'completeTraining'>).variables.eventDateTime;
}

it('a minute that she took back once counts when she types it: it has the seconds at which she says so', async () => {
  fireEvent.change(screen.getByLabelText(diary.time), { target: { value: '07:30' } });
  expect(await savedMoment()).toBe(momentOf(new Date('2026-11-20T07:30:41.123')));
});

it('a moment that she leaves as it is stays the same, as that of a session is the mark of that session', async () => {
  expect(await savedMoment()).toBe(MOMENT);
});
