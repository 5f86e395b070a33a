// @vitest-environment jsdom
/** The mark of a training, as the form leaves it. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Client } from '@urql/core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completionId } from '../../../../../contract/completion-id.ts';
import type { TrainingCardFragment } from '../../../../../contract/documents.generated.ts';
import { SessionSheet } from '../../../../../src/features/training/sessions/session-sheet.tsx';
import { sessionOfInput } from '../../../../../src/features/training/sessions/sessions-with-entries.ts';
import { diary } from '../../../../../src/language/words.ts';
import type { Entry } from '../../../../../src/offline/entry.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completionCard, MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const INPUT = {
  id: '5d0c7a52-3c55-4c8a-9f5e-0d2f4b8f6a10',
  revision: 3,
  kind: 'TRAINING' as const,
  trainingId: 'jalad',
  name: 'Jalad',
  eventDateTime: '2026-11-20T18:00:00.000+02:00',
  endDateTime: '2026-11-20T18:30:00.000+02:00',
  minutes: 30,
};
const CARD = { __typename: 'Training', id: 'jalad', title: 'Jalad', duration: 30 } as TrainingCardFragment;
const user = userEvent.setup();
const onSaved = vi.fn();
let outbox: Outbox;

const press = async () => user.click(await screen.findByRole('button', { name: 'Salvesta' }));
async function save(): Promise<readonly Entry[]> {
  await press();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  return keptEntries();
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  onSaved.mockReset();
});

describe('a training that she moves to another hour', () => {
  const listed = completionCard(completionId('2026-11-20', 'jalad', MEMBER.id), 'jalad', INPUT.eventDateTime);
  const timeline = { __typename: 'Timeline', events: [listed], nextToken: null };
  async function move(client: Client): Promise<readonly Entry[]> {
    const session = sessionOfInput(INPUT);
    openPage(<SessionSheet session={session} openedAt={new Date()} onClose={onSaved} />, { outbox, client });
    // The answer is there when she is through with typing.
    fireEvent.change(await screen.findByLabelText(diary.time), { target: { value: '17:30' } });
    return save();
  }

  it('takes along the mark that the server lists for it', async () => {
    const { client, questions } = serverThat(({ operation }) =>
      operation === 'CalendarScreen_Completions' ? { getMyTimelineByType: timeline } : undefined,
    );
    const entries = await move(client);
    expect(
      questions.find(({ operation }) => operation === 'CalendarScreen_Completions')?.variables,
    ).toMatchObject({ type: 'COMPLETEDTRAINING#2026-11' });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'completeTraining',
      'uncompleteTraining',
      'saveSession',
    ]);
  });

  it('takes it along on a phone that has its month only among everything she has done, without a network', async () => {
    const { client } = serverThat(({ operation }) =>
      operation === 'ProgramsScreen_Completions' ? { getMyTimelineByType: timeline } : undefined,
    );
    expect((await move(client)).map(({ kind }) => kind)).toEqual([
      'completeTraining',
      'uncompleteTraining',
      'saveSession',
    ]);
  });

  it('is not marked as done where the server lists no mark for it', async () => {
    const { client } = serverThat(({ operation }) =>
      operation === 'CalendarScreen_Completions'
        ? { getMyTimelineByType: { ...timeline, events: [] } }
        : undefined,
    );
    expect((await move(client)).map(({ kind }) => kind)).toEqual(['saveSession']);
  });
});

it('promise 1: a training of a past day is neither kept nor marked where the disk refuses it, and once where she presses again', async () => {
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...given) {
    const isSession = (given[0] as Partial<Entry>).kind === 'saveSession';
    if (isSession) throw new DOMException('Full', 'QuotaExceededError');
    return add.apply(this, given);
  };
  const openedAt = new Date('2026-11-21T10:00:00+02:00');
  openPage(
    <SessionSheet
      day="2026-11-20"
      trainings={[CARD]}
      openedAt={openedAt}
      onSaved={onSaved}
      onClose={() => undefined}
    />,
    { outbox },
  );
  await press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await keptEntries()).toEqual([]);
  IDBObjectStore.prototype.add = add;
  const [mark, session, ...others] = await save();
  if (mark?.kind !== 'completeTraining' || session?.kind !== 'saveSession')
    throw new Error('Not both were kept');
  expect(session.variables.input.eventDateTime).toBe(mark.variables.eventDateTime);
  expect(others).toEqual([]);
});
