/** `45`, `2:05`: seconds until there is a minute. */
export function formatClock(seconds: number): string {
  if (seconds < 60) return `${seconds}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
