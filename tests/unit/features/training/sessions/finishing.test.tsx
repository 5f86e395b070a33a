// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuidedRun } from '../../../../../src/features/training/sessions/guided-run.ts';
import { guidedText } from '../../../../../src/features/training/sessions/guided.text.ts';
import { sessionsText } from '../../../../../src/features/training/sessions/sessions.text.ts';
import { actions } from '../../../../../src/language/words.ts';
import { completeJsdom } from '../../member-page.tsx';
import { planOf } from './one-exercise.ts';
import { openPlayer } from './open-player.tsx';

let run: GuidedRun;

beforeAll(completeJsdom);

describe('the end of a plan', () => {
  const end = vi.fn<() => Promise<void>>();

  beforeEach(async () => {
    end.mockReset().mockResolvedValue();
    run = await openPlayer(planOf(null), { onFinish: () => end() });
  });

  async function doSets(...all: number[]): Promise<void> {
    const figures = { repetitions: 8, weight: null };
    for (const at of all) {
      await act(() => run.act({ type: 'go', to: at }));
      await act(() => run.act({ type: 'done', at, figures }));
    }
  }

  it('ends the training by itself where nothing is left, without a question', async () => {
    await doSets(0);
    expect(end).not.toHaveBeenCalled();
    await doSets(1);
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog', { name: guidedText.finishQuestion })).toBeNull();
  });

  it('waits for her where she has left a set out', async () => {
    await doSets(1);
    await screen.findByRole('heading', { name: guidedText.planIsOver });
    expect(end).not.toHaveBeenCalled();
  });

  it('waits until she has closed the notes in which she may be typing', async () => {
    fireEvent.click(screen.getByRole('button', { name: guidedText.plan }));
    fireEvent.click(await screen.findByRole('button', { name: sessionsText.notes }));
    const notes = await screen.findByRole('dialog', { name: sessionsText.notes });
    await doSets(0, 1);
    expect(end).not.toHaveBeenCalled();
    fireEvent.click(within(notes).getByRole('button', { name: actions.close }));
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
  });

  it('says so where it could not be kept, and can be tried again', async () => {
    end.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    await doSets(0, 1);
    await screen.findByText(guidedText.notSaved);
    fireEvent.click(screen.getAllByRole('button', { name: guidedText.finish })[0] ?? document.body);
    const question = within(await screen.findByRole('dialog', { name: guidedText.finishQuestion }));
    fireEvent.click(question.getByRole('button', { name: guidedText.finish }));
    await waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  });
});
