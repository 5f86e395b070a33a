import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useToday } from '../../ui/use-today.ts';
import { useCompletions } from '../completions/use-completions.ts';
import { pageQuestion } from '../pages/pages.question.ts';
import { programsOf } from '../programs/program-catalogue.ts';
import { useProgramRuns } from '../programs/use-program-runs.ts';
import { useSchedule } from '../schedule/use-schedule.ts';
import { trainingQuestion, trainingsQuestion } from '../trainings/trainings.question.ts';
import type { WeekFilm } from './week-saving.ts';
import { trainingsOfWeek } from './week-trainings.ts';

const NONE: readonly TrainingCardFragment[] = [];

/** The films of the coming week's trainings; undefined until it is known which they are. */
export function useWeekFilms(): readonly WeekFilm[] | undefined {
  const today = useToday();
  const schedule = useSchedule(today).answer;
  const pages = useQuestion(pageQuestion, 'program').answer;
  const studio = useQuestion(trainingsQuestion).answer;
  const runs = useProgramRuns();
  const completions = useCompletions();
  const trainings = useMemo(() => {
    if (!schedule || !pages || !studio) return undefined;
    const known = new Map(studio.map((training) => [training.id, training]));
    const plan = { today, runs, completions, trainings: known };
    return trainingsOfWeek({ ...plan, schedule: schedule.flat(), programs: programsOf(pages) });
  }, [schedule, pages, studio, today, runs, completions]);
  const films = useFilms(trainings ?? NONE);
  return trainings && films;
}

/** Returns the films of trainings that have one. A film's size is known apart from the card. */
function useFilms(trainings: readonly TrainingCardFragment[]): readonly WeekFilm[] | undefined {
  const client = useClient();
  const key = trainings.map(({ id }) => id).join(' ');
  const [films, setFilms] = useState<{ of: string; list: WeekFilm[] }>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const list: WeekFilm[] = [];
      for (const id of key === '' ? [] : key.split(' ')) {
        const { answer } = await readQuestion(client, trainingQuestion, [id]);
        if (answer && answer.videoBytes !== null)
          list.push({ trainingId: id, title: answer.title, bytes: answer.videoBytes });
      }
      if (!isLeft) setFilms({ of: key, list });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [client, key]);
  return films?.of === key ? films.list : undefined;
}
