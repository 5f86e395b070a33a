/** The public schedule as the server returns it to a member, to compare with her calendar. */
import type { ServerRecord } from './server-record.ts';

export interface ServerScheduled {
  eventDateTime: string;
  liveUrl: string | null;
  training: { id: string; title: string; locked: boolean };
}

const SCHEDULE = `query Truth_Schedule($month: String!) {
  getPublicTimeline(type: "SCHEDULED", eventDateTime: $month, limit: 500) {
    events { ... on PublicTraining { eventDateTime liveUrl training { id title locked } } }
  }
}`;

/** Everything scheduled in a month (`2026-11`). */
export async function scheduleOf(record: ServerRecord, month: string): Promise<ServerScheduled[]> {
  const { getPublicTimeline } = await record.ask<{ getPublicTimeline: { events: ServerScheduled[] } }>(
    SCHEDULE,
    { month },
  );
  return getPublicTimeline.events;
}
