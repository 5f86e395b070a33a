import { useEffect } from 'react';
import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { monthOf } from '../../../../contract/moments.ts';
import { showBadge } from '../../../device/push-subscription.ts';
import { useEntries } from '../../../offline/outbox-context.ts';
import type { Member } from '../../../session/session.ts';
import { useToday } from '../../../ui/use-today.ts';
import { completionsWithEntries } from '../../training/completions/completions-with-entries.ts';
import {
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../../training/completions/completions.question.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { dayPlanOf } from './day-plan.ts';
import { useEventsOfMonth } from './use-events-of-month.ts';

const QUESTIONS = { ofMonth: monthsCompletionsQuestion, everything: completionsQuestion };

/** Keeps the number on the app's icon at her plans for today that she has not done. Draws nothing. */
export function WaitingBadge({ member }: { member: Member }) {
  const today = useToday();
  const plans = useMarks(plannedTraining);
  const entries = useEntries();
  const { events, state } = useEventsOfMonth(QUESTIONS, monthOf(today));
  const done = completionsWithEntries(events, entries, member);
  const waiting = dayPlanOf(today, [], done, [], plans).own.length;
  const isKnown = state !== 'loading';
  useEffect(() => {
    if (isKnown) void showBadge(waiting);
  }, [isKnown, waiting]);
  return null;
}
