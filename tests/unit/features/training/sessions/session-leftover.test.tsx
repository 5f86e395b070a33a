// @vitest-environment jsdom
/** A training that she has begun to log, if the page is closed over it. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrainingCardFragment } from '../../../../../contract/documents.generated.ts';
import { dayOf, momentOf } from '../../../../../contract/moments.ts';
import { SessionSheet } from '../../../../../src/features/training/sessions/session-sheet.tsx';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { leftoverText } from '../../../../../src/ui/leftover-notice.text.ts';
import { endAtNextChange } from '../../ended-page.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';

const CARD = { __typename: 'Training', id: 'jalad', title: 'Jalad', duration: 30 } as TrainingCardFragment;
const EVENING = new Date(2026, 10, 20, 18, 30);
const MORNING = new Date(2026, 10, 21, 9);

const user = userEvent.setup();
const onSaved = vi.fn();
let outbox: Outbox;

const WALK = {
  id: '5d0c7a52-3c55-4c8a-9f5e-0d2f4b8f6a10',
  revision: 3,
  kind: 'WALK' as const,
  eventDateTime: '2026-11-20T18:00:00.000+02:00',
  minutes: 30,
};

const open = (openedAt: Date, trainings?: readonly TrainingCardFragment[], page = outbox) =>
  openPage(
    <SessionSheet
      day={dayOf(momentOf(openedAt))}
      openedAt={openedAt}
      {...(trainings && { trainings })}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
    { outbox: page },
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const isLeftover = () => screen.queryByText(leftoverText.leftover) !== null;
async function save() {
  await user.click(screen.getByRole('button', { name: 'Salvesta' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const entry = (await keptEntries()).find(({ kind }) => kind === 'saveSession');
  if (entry?.kind !== 'saveSession') throw new Error('Nothing was kept');
  return entry.variables.input;
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  onSaved.mockReset();
});

it('promise 2: goes on the next day, as of its own day and time, until it is saved', async () => {
  open(EVENING);
  await user.type(field(sessionsText.minutes), '30');
  await user.type(field(sessionsText.name), 'Mäkke');
  cleanup();
  open(MORNING);
  expect(field(sessionsText.minutes).value).toBe('30');
  expect(isLeftover()).toBe(true);
  const kept = await save();
  expect(kept).toMatchObject({ name: 'Mäkke', minutes: 30 });
  expect(kept.eventDateTime).toMatch(/^2026-11-20T18:00/);
  cleanup();
  open(MORNING);
  expect(field(sessionsText.minutes).value).toBe('');
  expect(isLeftover()).toBe(false);
});

it('is not mixed up with another training', async () => {
  open(EVENING, [CARD]);
  await user.clear(field(sessionsText.minutes));
  await user.type(field(sessionsText.minutes), '47');
  cleanup();
  open(EVENING);
  expect(field(sessionsText.minutes).value).toBe('');
  cleanup();
  open(EVENING, [{ ...CARD, id: 'selg' }]);
  expect(field(sessionsText.minutes).value).toBe('30');
  cleanup();
  open(EVENING, [CARD]);
  expect(field(sessionsText.minutes).value).toBe('47');
});

it('promise 2: is there again as she corrected it, until she saves or drops it, but not over what was saved since', async () => {
  const edit = (changed: object = {}) => {
    cleanup();
    const session = sessionOfInput({ ...WALK, ...changed });
    openPage(
      <SessionSheet session={session} openedAt={MORNING} onClose={() => undefined} onSaved={onSaved} />,
      {
        outbox,
      },
    );
    return [field(sessionsText.minutes).value, isLeftover()];
  };
  const correct = async (minutes: string) => {
    await user.clear(field(sessionsText.minutes));
    await user.type(field(sessionsText.minutes), minutes);
  };
  edit();
  await correct('40');
  expect(edit()).toEqual(['40', true]);
  expect(edit({ revision: 4, minutes: 50 })).toEqual(['50', false]);
  edit();
  await user.click(screen.getByRole('button', { name: 'Loobu' }));
  expect(edit()).toEqual(['30', false]);
  await correct('45');
  expect(await save()).toMatchObject({ id: WALK.id, minutes: 45 });
  expect(edit()).toEqual(['30', false]);
});

describe('a page that ends as soon as the training is on the disk', () => {
  let other: Outbox;

  /** Saves a walk, and puts back the draft of it. */
  async function saveAndEnd(): Promise<void> {
    const end = endAtNextChange(outbox);
    await save();
    cleanup();
    end();
  }
  const idsOnDisk = async () =>
    (await keptEntries()).map(({ kind, variables }) => kind === 'saveSession' && variables.input.id);

  beforeEach(async () => {
    other = await Outbox.open(MEMBER.id, 'test');
    // It hears nothing of the first one's changes, as when the list is read late.
    other.close();
    open(EVENING);
    await user.type(field(sessionsText.minutes), '30');
  });

  it('promise 3: leaves nothing to go on with where the list has it, and what she logs next is another one', async () => {
    await saveAndEnd();
    open(MORNING);
    await waitFor(() => expect(isLeftover()).toBe(false));
    expect(field(sessionsText.minutes).value).toBe('');
    await user.type(field(sessionsText.minutes), '45');
    onSaved.mockReset();
    await save();
    expect(new Set(await idsOnDisk()).size).toBe(2);
  });

  it('promise 3: is the same training where she saves it again before the list has it', async () => {
    await saveAndEnd();
    open(MORNING, undefined, other);
    expect(isLeftover()).toBe(true);
    onSaved.mockReset();
    await save();
    const ids = await idsOnDisk();
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('promise 3: gives the draft of a former release an id before it is saved', async () => {
    cleanup();
    const name = Object.keys(localStorage).find((each) => each.endsWith('session-draft')) ?? '';
    const { value, until } = JSON.parse(localStorage.getItem(name) ?? '') as { value: object; until: number };
    localStorage.setItem(name, JSON.stringify({ value: { ...value, id: undefined }, until }));
    open(MORNING);
    expect(isLeftover()).toBe(true);
    await saveAndEnd();
    open(MORNING);
    await waitFor(() => expect(isLeftover()).toBe(false));
  });

  it('promise 2: keeps both where she has gone on with a draft that another tab saves', async () => {
    cleanup();
    open(MORNING);
    await user.type(field(sessionsText.name), 'Mäkke');
    const [draft = ''] = Object.values(localStorage);
    const { id } = (JSON.parse(draft) as { value: { id: string } }).value;
    const input = { id, revision: 1, kind: 'WALK' as const, eventDateTime: '2026-11-20T18:00:00+02:00' };
    await (await Outbox.open(MEMBER.id, 'test')).add('saveSession', { input });
    await waitFor(() => expect(outbox.entries).toHaveLength(1));
    await save();
    const ids = await idsOnDisk();
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });
});
