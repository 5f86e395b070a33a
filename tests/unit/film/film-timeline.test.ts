import { describe, expect, it } from 'vitest';
import { MOVEMENTS } from '../../../press/clips/movements.ts';
import { changesSides, filmSets } from '../../../scripts/film/film-plan.ts';
import { figuresAt, filmTimeline, type Stage } from '../../../scripts/film/film-timeline.ts';
import type { PlanSectionDetailsFragment } from '../../../contract/documents.generated.ts';
import { setsOfPlan } from '../../../src/features/training/sessions/plan-sets.ts';
import { writtenExercises, writtenTrainings } from '../../support/written-trainings.ts';

const trainings = writtenTrainings().filter(({ plan = [] }) => plan.some(({ blocks }) => blocks.length > 0));
const timelines = trainings.map((training) => ({
  training,
  ...filmTimeline(training, writtenExercises),
}));
const isStage = (scene: { kind: string }): scene is Stage => scene.kind !== 'card';
const first = timelines.find(({ training }) => training.id === 'sinu-esimene-treening');
if (!first) throw new Error('There is no first training');
const stages = first.scenes.filter(isStage);
const setsOf = (title: string) =>
  stages.filter(({ kind, title: shown }) => kind === 'set' && shown === title);
const lengths = (spans: readonly Stage[]) => spans.map(({ from, to }) => to - from);

describe.each(timelines)('the film of $training.id', ({ training, scenes, cues, chapters, seconds }) => {
  const plan = training.plan ?? [];
  const planned = setsOfPlan(plan as unknown as PlanSectionDetailsFragment[]);

  it('shows one thing after the other, without a gap, in whole seconds', () => {
    expect(scenes[0]?.from).toBe(0);
    expect(scenes.slice(1).map(({ from }) => from)).toEqual(scenes.slice(0, -1).map(({ to }) => to));
    expect(scenes.at(-1)?.to).toBe(seconds);
    expect(scenes.every(({ from, to }) => Number.isInteger(to) && to > from)).toBe(true);
  });

  it('gives each timed set and each rest the time that the plan gives', () => {
    const timed = planned.flatMap((set) => (set.seconds === null ? [] : [set.seconds]));
    const shown = scenes.filter((scene) => isStage(scene) && scene.kind === 'set' && scene.counted === null);
    expect(shown.map(({ from, to }) => to - from)).toEqual(timed);
    const rests = planned.flatMap(({ before }) => (before?.kind === 'rest' ? [before.seconds] : []));
    const paused = scenes.filter(({ kind, title }) => kind === 'rest' && title === 'Paus');
    expect(paused.map(({ from, to }) => to - from)).toEqual(rests);
  });

  it('sounds at the end of all that runs, and of nothing else', () => {
    const kinds = cues.filter(({ kind }) => kind !== 'countdown' && kind !== 'halfway');
    const ends = scenes.filter(isStage).map(({ kind, to }, index, all) => ({
      kind: index === all.length - 1 ? 'end' : kind === 'rest' ? 'start' : 'change',
      at: to * 1000,
    }));
    expect(kinds).toEqual(ends);
  });

  it('has a chapter for each exercise in turn, from its rest to the next one', () => {
    const titles = planned.map(({ step: { title } }) => title);
    expect(new Set(chapters.map(({ title }) => title))).toEqual(new Set(titles));
    expect(chapters.slice(1).map(({ from }) => from)).toEqual(chapters.slice(0, -1).map(({ to }) => to));
  });
});

describe('a set that she would count', () => {
  it('lasts as long as the figure takes for it, and goes by the seconds of its drawing', () => {
    const { seconds = 0 } = MOVEMENTS.get('chairSquat') ?? {};
    expect(seconds).toBeGreaterThan(0);
    expect(lengths(setsOf('Istumine toolile ja tõusmine'))).toEqual(
      [10, 10].map((repetitions) => Math.ceil(repetitions * seconds)),
    );
  });

  it('counts what the figure does, up to the last one', () => {
    const [squats] = setsOf('Istumine toolile ja tõusmine');
    if (!squats?.counted) throw new Error('It counts nothing');
    const { from, to, counted } = squats;
    const at = (repetitions: number) => figuresAt(squats, from + repetitions * counted.each);
    expect([at(0), at(0.99), at(1), at(9.5)]).toEqual(['1/10', '1/10', '2/10', '10/10']);
    expect(figuresAt(squats, to - 0.01)).toBe('10/10');
  });

  it('is done in one direction and then in the other, each with time to turn', () => {
    const circles = stages.filter(({ figure }) => figure.movement === 'armCircles');
    expect(circles.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rest', 'Järgmisena: Käteringid, 10 kordust, üks suund'],
      ['set', '10 kordust, üks suund'],
      ['rest', 'Järgmisena: Käteringid, 10 kordust, teine suund'],
      ['set', '10 kordust, teine suund'],
    ]);
    expect(circles.map(({ figure: { other } }) => other)).toEqual([null, null, 'direction', 'direction']);
  });

  it('is one set where the figure changes sides by itself', () => {
    expect(setsOf('Vastaskäe ja -jala sirutus').map(({ amount }) => amount)).toEqual([
      '6 kordust, kumbki pool',
      '6 kordust, kumbki pool',
    ]);
  });

  it('of two sides that the figure does not change is a set of each', () => {
    const oneSided = trainings
      .flatMap(({ plan = [] }) => filmSets(plan, writtenExercises))
      .filter(({ counted, side }) => counted !== null && side !== null);
    expect(oneSided.length).toBeGreaterThan(10);
    for (const { movement } of oneSided) {
      const drawn = MOVEMENTS.get(movement);
      expect([movement, drawn && changesSides(drawn)]).toEqual([movement, false]);
    }
  });
});

it.each([
  ['walkInPlace', true],
  ['birdDog', true],
  ['seatedTwist', true],
  ['chairSquat', false],
  ['doorStretch', false],
  ['breatheStanding', false],
])('whether the drawing of %s does both sides by itself: %s', (name, isBoth) => {
  const movement = MOVEMENTS.get(name);
  expect(movement && changesSides(movement)).toBe(isBoth);
});

it('a clock shows the seconds that are left', () => {
  const [walk] = setsOf('Kõnd kohapeal');
  if (!walk) throw new Error('She does not walk');
  expect([0, 0.04, 1, 89.9].map((after) => figuresAt(walk, walk.from + after))).toEqual([
    '1:30',
    '1:30',
    '1:29',
    '1',
  ]);
});
