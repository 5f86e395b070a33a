import { useMemo } from 'react';
import {
  type CompletedTrainingCardFragment,
  ProgramsScreen_CompletionsDocument,
  type ProgramsScreen_CompletionsQuery,
} from '../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import { useEntries } from '../../offline/outbox-context.ts';
import { useSession } from '../../session/use-session.ts';
import { completionsWithEntries } from './completions-with-entries.ts';
import { useTimeline } from '../../reading/use-timeline.ts';

const VARIABLES = { limit: CALENDAR_PAGE_LIMIT };

function pageOf({ getMyTimelineByType: timeline }: ProgramsScreen_CompletionsQuery) {
  return timeline && { events: timeline.events.filter(isCompletion), nextToken: timeline.nextToken };
}

function isCompletion(event: { __typename: string }): event is CompletedTrainingCardFragment {
  return event.__typename === 'CompletedTraining';
}

export interface Completion {
  trainingId: string;
  /** A moment. */
  doneAt: string;
}

/** What she has done, with what waits to be sent. None for a visitor. */
export function useCompletions(): readonly Completion[] {
  const session = useSession();
  const entries = useEntries();
  const member = session.state === 'authenticated' ? session.member : undefined;
  const own = useTimeline({
    query: ProgramsScreen_CompletionsDocument,
    name: 'allCompletions',
    variables: VARIABLES,
    pageOf,
    isPaused: member === undefined,
  });
  return useMemo(
    () =>
      member
        ? completionsWithEntries(own.events, entries, member).map(({ completion }) => ({
            trainingId: completion.training.id,
            doneAt: completion.eventDateTime,
          }))
        : [],
    [own.events, entries, member],
  );
}
