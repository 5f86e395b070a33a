// @vitest-environment jsdom
/** The plan's texts beside its sets. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { PlanSectionDetailsFragment } from '../../../../../contract/documents.generated.ts';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { completeJsdom } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';
import { openPlayer } from './open-player.tsx';

const ROUNDS = 'Viis raundi, igaüks kestab kolm minutit.';
const BEFORE = 'Võta matt.';
const AFTER = 'Tõuse läbi külje.';
const WHEN = 'Kui varu on veel kolm kordust, võta järgmine hantel.';

/** One set of squats; then advice, a block of two rounds with a note, and advice again, the last in a section of its own. */
function notedPlan(): PlanSectionDetailsFragment[] {
  const [section] = planOf(null);
  const [block] = section?.blocks ?? [];
  if (!section || !block) throw new Error('The plan has no block');
  const advice = (note: string) => ({ ...block, notes: [note], steps: [] });
  const once = { ...block, steps: block.steps.map((step) => ({ ...step, sets: 1 })) };
  const noted = { ...once, rounds: 2, notes: [ROUNDS] };
  return [
    { ...section, blocks: [once, advice(BEFORE), noted, advice(AFTER)] },
    { ...section, title: 'Millal raskust lisada', blocks: [advice(WHEN)] },
  ];
}

beforeAll(completeJsdom);

it('stands with the first set of its block, after the advice before that, and never again', () => {
  const sets = setsOfPlan(notedPlan());
  expect(sets.map(({ notes }) => notes)).toEqual([[], [BEFORE, ROUNDS], []]);
  expect(sets.map(({ advice }) => advice.flatMap(({ notes }) => notes))).toEqual([[], [], [AFTER, WHEN]]);
});

it('is said in the rest before that set, with the set, and no longer', async () => {
  await openPlayer(notedPlan());
  expect(screen.queryByText(ROUNDS)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: guidedText.done }));
  expect(await screen.findByText(ROUNDS)).toBeTruthy();
  expect(screen.getByText(BEFORE)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: guidedText.skip }));
  fireEvent.click(await screen.findByRole('button', { name: guidedText.done }));
  await waitFor(() => expect(screen.queryByText(ROUNDS)).toBeNull());
});

it('is in the plan before its sets, and what stands behind them all after these', async () => {
  await openPlayer(notedPlan());
  fireEvent.click(await screen.findByRole('button', { name: guidedText.plan }));
  const plan = within(screen.getByRole('dialog', { name: guidedText.plan }));
  const places = [BEFORE, ROUNDS, AFTER, WHEN].map((note) => plan.getByText(note));
  const [, second] = plan.getAllByRole('button', { name: /^Kükk kangiga/u });
  const follows = (one: Element | undefined, other: Element | undefined) =>
    one && other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  for (const [index, place] of places.entries()) expect(follows(place, places[index + 1]) ?? true).toBe(true);
  expect(follows(places[1], second)).toBe(true);
  expect(follows(second, places[2])).toBe(true);
  expect(plan.getByRole('heading', { name: 'Millal raskust lisada' })).toBeTruthy();
});
