// @vitest-environment jsdom
/** The offers to a visitor and to a member on the page of a training that is open to both. */
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { paths } from '../../../../../contract/paths.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { TrainingScreen } from '../../../../../src/features/training/trainings/training-screen.tsx';
import { trainingsText } from '../../../../../src/features/training/trainings/trainings.text.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { planOf } from '../sessions/one-exercise.ts';
import { completeJsdom, openOutbox, openPage, serverThat, VISITOR } from '../../member-page.tsx';

const PLAN = planOf(null);
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const open = (plan: unknown, isVisitor: boolean, videoBytes: number | null = null) => {
  const training = {
    ...trainingCard('t-1'),
    description: 'Rahulik.',
    plan,
    soundcloudUrl: null,
    videoBytes,
  };
  const video = videoBytes === null ? null : '/media/videos/t-1.mp4';
  const { client } = serverThat(({ operation }) =>
    operation.startsWith('TrainingScreen') ? { getTraining: { ...training, video } } : undefined,
  );
  openPage(<TrainingScreen />, {
    client,
    address: paths.studio.to('t-1'),
    pattern: paths.studio.pattern,
    ...(isVisitor ? { session: VISITOR } : { outbox }),
  });
};

it.each([
  ['that leads set by set', PLAN, trainingsText.signInToStart],
  ['to read', null, trainingsText.signInToMark],
])(
  'tells a visitor above a training %s what an account adds, and how she gets one',
  async (_kind, plan, words) => {
    open(plan, true);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: actions.signUp }).getAttribute('href')).toBe(paths.register.to());
    expect(screen.getByRole('link', { name: actions.signIn }).getAttribute('href')).toBe(paths.login.to());
  },
);

it('lets a member begin it', async () => {
  open(PLAN, false);
  expect(await screen.findByRole('button', { name: sessionsText.startTraining })).toBeTruthy();
  expect(screen.queryByRole('link', { name: actions.signUp })).toBeNull();
});

it.each([
  ['the film first, then the facts and the guided training', 1000, ['film', 'facts', 'start']],
  ['the facts and the guided training first where it has no film', null, ['facts', 'start']],
])('shows %s', async (_what, videoBytes, expected) => {
  open(PLAN, false, videoBytes);
  const start = await screen.findByRole('button', { name: sessionsText.startTraining });
  const parts = {
    film: screen.queryByLabelText(fill(trainingsText.player, { title: 'Treening t-1' })),
    facts: screen.getByText('Kestus:'),
    start,
  };
  const shown = Object.entries(parts).flatMap(([name, part]) => (part ? [{ name, part }] : []));
  const isBefore = (one: Node, other: Node) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  const inOrder = shown.toSorted((one, other) => (isBefore(one.part, other.part) ? -1 : 1));
  expect(inOrder.map(({ name }) => name)).toEqual(expected);
});
