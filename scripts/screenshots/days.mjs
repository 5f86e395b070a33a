/**
 * `2026-11-20`: the day so many days before today, by the clock of Tallinn.
 * @param {number} days
 */
export function daysAgo(days) {
  const then = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }).format(then);
}
