import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { challenge, CHALLENGE_START } from '../../../../contract/marks/challenge.mark.ts';
import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { readQuestion } from '../../../reading/read-question.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useToday } from '../../../ui/use-today.ts';
import { useChallenge } from '../../training/challenge/use-challenge.ts';
import { useCompletions } from '../../training/completions/use-completions.ts';
import { useMark, useMarks } from '../../../platform/marks/use-mark.ts';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import { programsOf } from '../../training/programs/program-catalogue.ts';
import { useProgramRuns } from '../../training/programs/use-program-runs.ts';
import { useSchedule } from '../../training/schedule/use-schedule.ts';
import { trainingQuestion, trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import type { WeekFilm } from './week-saving.ts';
import { trainingsOfWeek } from './week-trainings.ts';

const NONE: readonly TrainingCardFragment[] = [];

export interface WeekFilms {
  films: readonly WeekFilm[];
  /** The number of trainings of which it is unknown whether they have one. */
  unknown: number;
  askAgain: () => void;
}

/** The films of the coming week's trainings; undefined until it is known which they are. */
export function useWeekFilms(): WeekFilms | undefined {
  const today = useToday();
  const schedule = useSchedule(today).answer;
  const pages = useQuestion(pageQuestion, 'program').answer;
  const studio = useQuestion(trainingsQuestion).answer;
  const runs = useProgramRuns();
  const completions = useCompletions();
  const plans = useMarks(plannedTraining);
  const doesChallenge = useMark(challenge, CHALLENGE_START) !== undefined;
  const timetable = useQuestion(doesChallenge && pageQuestion, 'timetable').answer;
  const ofChallenge = useChallenge(timetable, completions, today);
  const isRead = !doesChallenge || timetable !== undefined;
  const trainings = useMemo(() => {
    if (!schedule || !pages || !studio || !isRead) return undefined;
    const known = new Map(studio.map((training) => [training.id, training]));
    const hers = { runs, completions, trainings: known, plans: plans.values(), challenge: ofChallenge };
    return trainingsOfWeek({ today, schedule: schedule.flat(), programs: programsOf(pages), ...hers });
  }, [schedule, pages, studio, isRead, today, runs, completions, plans, ofChallenge]);
  const films = useFilms(trainings ?? NONE);
  return trainings && films;
}

/** Returns the films of trainings that have one. A film has its size apart from the card. */
function useFilms(trainings: readonly TrainingCardFragment[]): WeekFilms | undefined {
  const client = useClient();
  const key = trainings.map(({ id }) => id).join(' ');
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ of: string; films: WeekFilm[]; unknown: number }>();
  useEffect(() => {
    let isLeft = false;
    const readAll = async () => {
      const films: WeekFilm[] = [];
      let unknown = 0;
      for (const id of key === '' ? [] : key.split(' ')) {
        const { answer } = await readQuestion(client, trainingQuestion, [id]);
        if (answer === undefined) unknown += 1;
        else if (answer && answer.videoBytes !== null)
          films.push({ trainingId: id, title: answer.title, bytes: answer.videoBytes });
      }
      if (!isLeft) setRead({ of: key, films, unknown });
    };
    void readAll();
    return () => {
      isLeft = true;
    };
  }, [client, key, attempt]);
  const askAgain = () => setAttempt((before) => before + 1);
  return read?.of === key ? { ...read, askAgain } : undefined;
}
