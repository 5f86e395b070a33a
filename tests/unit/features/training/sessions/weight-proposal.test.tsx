// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_TRAININGS, weightProposals } from '../../../../../contract/marks/weight-proposals.mark.ts';
import { SetStage } from '../../../../../src/features/training/sessions/set-stage.tsx';
import { useMark } from '../../../../../src/platform/marks/use-mark.ts';
import type { Figures } from '../../../../../src/features/training/sessions/set-figures.ts';
import { setsOfPlan } from '../../../../../src/features/training/sessions/plan-sets.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { WeightProposalsSection } from '../../../../../src/features/training/sessions/weight-proposals-section.tsx';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';

const user = userEvent.setup();
let outbox: Outbox;

const [planned] = setsOfPlan(planOf('BARBELL'));

/** The figures that the stage asked for, if any. */
function openStage(figures: Figures, isDone = false): { changed: Figures | undefined } {
  const seen: { changed: Figures | undefined } = { changed: undefined };
  if (!planned) throw new Error('The plan has no set');
  openPage(
    <SetStage
      planned={planned}
      leftSeconds={null}
      figures={figures}
      isDone={isDone}
      history={null}
      proposal={22.5}
      onAdjust={(change) => {
        seen.changed = change(figures);
      }}
    />,
  );
  return seen;
}
const take = () => screen.queryByRole('button', { name: /^Võta 22,5\skg$/u });

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

describe('a proposal', () => {
  it('changes nothing until she takes it, and then the weight alone', async () => {
    const seen = openStage({ repetitions: 9, weight: 20 });
    const button = take();
    expect(seen.changed).toBeUndefined();
    if (!button) throw new Error('There is no proposal');
    await user.click(button);
    expect(seen.changed).toEqual({ repetitions: 9, weight: 22.5 });
  });

  it('is gone once the weight is as much or the set is done', async () => {
    openStage({ repetitions: 9, weight: 22.5 });
    expect(take()).toBeNull();
    await openOutbox();
    openStage({ repetitions: 9, weight: 20 }, true);
    expect(take()).toBeNull();
  });

  it('is off until she switches it on in the settings, and off again', async () => {
    const Seen = () => <output data-testid="mark">{String(useMark(weightProposals, ALL_TRAININGS))}</output>;
    const seen = () => screen.getByTestId('mark').textContent;
    openPage(
      <>
        <WeightProposalsSection />
        <Seen />
      </>,
      { outbox },
    );
    const box = screen.getByRole('checkbox', { name: sessionsText.proposals });
    expect(seen()).toBe('undefined');
    await user.click(box);
    await waitFor(() => expect(seen()).toBe('true'));
    await user.click(box);
    await waitFor(() => expect(seen()).toBe('undefined'));
  });
});
