/** The rules for the end of a guided session. */
import { SESSION_MAX_HOURS, SESSION_MINUTES } from '../../../../contract/limits.ts';
import { momentOf } from '../../../../contract/moments.ts';
import type { SessionDraft } from './save-session.ts';

/** A longer one between two sets is not a training: she was killed, called away, or slept. */
const LONGEST_GAP_MS = 30 * 60_000;

/** The session as it ended when she says so at `saidMs`: long after its last set, it had ended with that one. */
export function endedDraft(session: SessionDraft, saidMs: number): SessionDraft {
  const beganMs = Date.parse(session.eventDateTime);
  const lastMs = lastMomentOf(session);
  const endMs = saidMs - lastMs > LONGEST_GAP_MS ? lastMs : saidMs;
  const end = Math.max(beganMs, Math.min(endMs, beganMs + SESSION_MAX_HOURS * 3_600_000));
  const endDateTime = momentOf(new Date(end));
  return { ...session, endDateTime, minutes: minutesOf(session, end), place: null };
}

/** The moment of the last set in a session that she left. */
export function lastMomentOf({ eventDateTime, sets }: SessionDraft): number {
  return Math.max(Date.parse(eventDateTime), ...(sets ?? []).map(({ doneAt }) => Date.parse(doneAt)));
}

function minutesOf({ eventDateTime, sets }: SessionDraft, endMs: number): number {
  const moments = [eventDateTime, ...(sets ?? []).map(({ doneAt }) => doneAt)]
    .map((moment) => Date.parse(moment))
    .filter((ms) => ms <= endMs)
    .toSorted((one, other) => one - other);
  const gaps = [...moments, endMs].slice(1).map((ms, index) => ms - (moments[index] ?? ms));
  const ms = gaps.reduce((sum, gap) => sum + Math.min(gap, LONGEST_GAP_MS), 0);
  return Math.min(SESSION_MINUTES.max, Math.max(SESSION_MINUTES.min, Math.round(ms / 60_000)));
}
