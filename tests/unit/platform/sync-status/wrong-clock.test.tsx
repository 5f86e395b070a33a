// @vitest-environment jsdom
/** Entries held because of a phone's wrong clock, in the waiting list: what it says about them, and what she can do. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../../contract/moments.ts';
import { WaitingEntries } from '../../../../src/app/waiting-entries.tsx';
import { DiaryScreen } from '../../../../src/features/diary/measurements/diary-screen.tsx';
import type { Refusal } from '../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { trainingCard } from '../../features/entry-arbitraries.ts';
import {
  completeJsdom,
  keptEntries,
  leaveEntry,
  openOutbox,
  openPage,
  serverThat,
} from '../../features/member-page.tsx';

const DAY_MS = 24 * 3_600_000;
const NOON = new Date('2026-11-22T12:00:00');

const user = userEvent.setup();
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => void vi.useRealTimers());

const clockAhead = (days: number): Refusal => ({ code: 'CLOCK_WRONG', clockAheadMs: days * DAY_MS });
const byClock = (days: number) => momentOf(new Date(NOON.getTime() + days * DAY_MS));

/** Logged at noon by a clock this many days ahead, and refused; the waiting list is open. */
async function logged(kind: 'measurement' | 'training', days: number, refusal = clockAhead(days)) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.getTime() + days * DAY_MS });
  const eventDateTime = byClock(days);
  const entry =
    kind === 'training'
      ? await outbox.add('completeTraining', { id: 't-1', eventDateTime }, { shown: trainingCard('t-1') })
      : await outbox.add('createMeasurement', { input: { id: 'm-1', eventDateTime, weight: 68.5 } });
  await leaveEntry(outbox, entry, { state: 'refused', refusal });
  openPage(<WaitingEntries isOpen onClose={() => undefined} />, { outbox });
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const offered = () => {
  const buttons = within(screen.getByRole('listitem')).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent);
};
const kept = async () => {
  const [entry] = await keptEntries();
  const moment =
    entry?.kind === 'createMeasurement'
      ? entry.variables.input.eventDateTime
      : entry?.kind === 'completeTraining' && entry.variables.eventDateTime;
  return { state: entry?.state, moment, isMomentSure: entry?.isMomentSure };
};

describe.each(['measurement', 'training'] as const)('promise 5: a %s that a wrong clock holds', (kind) => {
  it('says so, and is sent with the correct moment once she accepts it', async () => {
    await logged(kind, -2);
    expect(screen.getByRole('listitem').textContent).toMatch(/Telefoni kell on 2.päeva taga/);
    await press('Võta õige aeg');
    await waitFor(async () =>
      expect(await kept()).toEqual({ state: 'waiting', moment: byClock(0), isMomentSure: true }),
    );
  });

  it('is sent unchanged once she says that its moment is right', async () => {
    await logged(kind, -2);
    await press('Jäta nii');
    await waitFor(async () =>
      expect(await kept()).toEqual({ state: 'waiting', moment: byClock(-2), isMomentSure: true }),
    );
  });

  it('can be edited, and is never sent unchanged by a clock that is ahead, because the server would refuse it', async () => {
    await logged(kind, 2);
    expect(offered()).toEqual(['Võta õige aeg', 'Muuda', 'Loobu kirjest']);
  });

  it('is edited by the true day, whatever the phone shows', async () => {
    await logged(kind, -2);
    await press('Muuda');
    expect(screen.getByLabelText<HTMLInputElement>('Kuupäev').max).toBe('2026-11-22');
    fireEvent.change(screen.getByLabelText('Kuupäev'), { target: { value: '2026-11-22' } });
    fireEvent.change(screen.getByLabelText('Kellaaeg'), { target: { value: '07:30' } });
    await press('Salvesta');
    const moment = momentOf(new Date('2026-11-22T07:30:00'));
    await waitFor(async () => expect(await kept()).toMatchObject({ state: 'waiting', moment }));
  });

  it('accepts no future day, although the phone shows it', async () => {
    await logged(kind, 2);
    await press('Muuda');
    fireEvent.change(screen.getByLabelText('Kuupäev'), { target: { value: '2026-11-23' } });
    await press('Salvesta');
    expect(await screen.findByText(/^(Mõõtmise|Treeningu) aeg ei saa olla tulevikus\.$/)).toBeTruthy();
    expect(await kept()).toMatchObject({ state: 'refused', moment: byClock(2) });
  });
});

it('promise 5: the measurement’s form says what holds it, and the diary leads there', async () => {
  await logged('measurement', -2);
  cleanup();
  const events = { __typename: 'Timeline', events: [], nextToken: null };
  const { client } = serverThat(() => ({ getMyTimelineByType: events }));
  openPage(<DiaryScreen />, { outbox, client, address: '/diary' });
  const row = await screen.findByRole('listitem');
  await user.click(within(row).getByRole('button', { name: 'Muuda' }));
  const form = await screen.findByRole('dialog', { name: 'Muuda mõõtmist' });
  expect(form.textContent).toMatch(/Telefoni kell on 2.päeva taga/);
});

it('a training that the server refused because of its moment can be edited too', async () => {
  await logged('training', 0, { code: 'BAD_USER_INPUT', field: 'eventDateTime' });
  await press('Muuda');
  fireEvent.change(screen.getByLabelText('Kuupäev'), { target: { value: '2026-11-21' } });
  await press('Salvesta');
  const moment = momentOf(new Date('2026-11-21T12:00:00'));
  await waitFor(async () => expect(await kept()).toMatchObject({ state: 'waiting', moment }));
});
