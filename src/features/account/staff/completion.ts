import type { StaffScreen_CompletionsQuery } from '../../../../contract/documents.generated.ts';
import { dayOf } from '../../../../contract/moments.ts';

type Timeline = NonNullable<StaffScreen_CompletionsQuery['getPrivateTimelineByType']>;

/** A training that a member has completed. */
export type MembersCompletion = Extract<Timeline['events'][number], { __typename: 'CompletedTraining' }>;

export function isCompletion(event: Timeline['events'][number]): event is MembersCompletion {
  return event.__typename === 'CompletedTraining';
}

export interface CompletionDay {
  day: string;
  completions: readonly MembersCompletion[];
}

/** Groups by the members' own days, each day once, in order of appearance. */
export function byDay(completions: readonly MembersCompletion[]): CompletionDay[] {
  const days = new Map<string, MembersCompletion[]>();
  for (const completion of completions) {
    const day = dayOf(completion.eventDateTime);
    days.set(day, [...(days.get(day) ?? []), completion]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, completions: ofDay }));
}
