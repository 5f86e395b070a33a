import { useEffect, useMemo } from 'react';
import { useQuestion } from '../../../reading/use-question.ts';
import { completionsQuestion } from '../../training/completions/completions.question.ts';
import { useCompletions } from '../../training/completions/use-completions.ts';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import {
  endedRunsOf,
  type KnownPrograms,
  recallEndedRuns,
  rememberEndedRuns,
} from '../../training/programs/ended-runs.ts';
import { programsOf, type Trainings } from '../../training/programs/program-catalogue.ts';
import { rememberSeenPrograms } from '../../training/programs/seen-programs.ts';
import { useKeptFinish } from '../../training/programs/use-kept-finish.ts';
import { useProgramRuns } from '../../training/programs/use-program-runs.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';

/** Her programs with her completions, and if that is read. Those that are over are remembered for the calendar. */
export function useKnownPrograms(memberId: string) {
  const runs = useProgramRuns();
  const pages = useQuestion(runs.size > 0 && pageQuestion, 'program');
  const studio = useQuestion(trainingsQuestion);
  const own = useQuestion(completionsQuestion);
  const completions = useCompletions();
  const programs = useMemo(() => programsOf(pages.answer ?? []), [pages.answer]);
  const trainings: Trainings = useMemo(
    () => new Map((studio.answer ?? []).map((training) => [training.id, training])),
    [studio.answer],
  );
  const known: KnownPrograms = useMemo(
    () => ({ programs, runs, trainings, completions }),
    [programs, runs, trainings, completions],
  );
  useKeptFinish(known);
  const readings = [studio, own, ...(runs.size > 0 ? [pages] : [])];
  const isRead = readings.every(({ state }) => state === 'ready');
  useEffect(() => {
    if (!isRead) return;
    rememberEndedRuns(memberId, endedRunsOf(known, recallEndedRuns(memberId)));
    rememberSeenPrograms(memberId, known);
  }, [isRead, memberId, known]);
  return { known, readings };
}
