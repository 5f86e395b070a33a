/** What a drag from a planned training carries: the key of its plan. */
export const DRAGGED_PLAN = 'application/x-hoog-plan';

/** The same hour of another day. */
export function movedTo(at: string, day: string): string {
  return day + at.slice(day.length);
}
