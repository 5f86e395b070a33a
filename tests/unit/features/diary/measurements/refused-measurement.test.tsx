// @vitest-environment jsdom
/** A measurement that the service has turned down, and what she answers about it in the diary. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DiaryScreen } from '../../../../../src/features/diary/measurements/diary-screen.tsx';
import { syncStatusText } from '../../../../../src/platform/sync-status/sync-status.text.ts';
import { sync } from '../../../../../src/language/words.ts';
import type { Refusal } from '../../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, leaveEntry, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const user = userEvent.setup();
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

/** The later of two, so that the focus could go to the wrong one. */
async function openWith(refusal: Refusal): Promise<void> {
  for (const [id, day] of [
    ['m-1', '20'],
    ['m-2', '10'],
  ] as const) {
    const input = { id, eventDateTime: `2026-11-${day}T07:30:00+02:00`, weight: 66 };
    const entry = await outbox.add('createMeasurement', { input });
    if (id === 'm-2') await leaveEntry(outbox, entry, { state: 'refused', refusal });
  }
  const { client } = serverThat(({ operation }) =>
    operation === 'DiaryScreen_Measurements'
      ? { getMyTimelineByType: { __typename: 'Timeline', events: [], nextToken: null } }
      : undefined,
  );
  openPage(
    <main>
      <DiaryScreen />
    </main>,
    { outbox, client, address: '/diary' },
  );
}

const CLOCK: Refusal = { code: 'CLOCK_WRONG', clockAheadMs: -2 * 24 * 60 * 60 * 1000 };

it.each([
  [sync['failed.action'], { code: 'INTERNAL' } as Refusal],
  [syncStatusText.takeRightMoment, CLOCK],
  [syncStatusText.keepMoment, CLOCK],
])(
  'keeps the focus at the measurement of which she pressed „%s“, as the button goes',
  async (name, refusal) => {
    await openWith(refusal);
    const button = await screen.findByRole('button', { name });
    const row = button.closest('li');
    await user.click(button);
    await expect.poll(() => button.isConnected).toBe(false);
    expect(document.activeElement?.tagName).toBe('H3');
    expect(row?.contains(document.activeElement)).toBe(true);
  },
);
