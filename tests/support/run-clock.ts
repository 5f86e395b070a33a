/**
 * The variables by which `npm test -- --on=2027-03-28` moves the clocks of the run (scripts/test-day.mjs): for a process that gets
 * no other variables of the run.
 */
const NAMES = /^(?:LD_PRELOAD|FAKETIME.*|NO_FAKE_STAT)$/;

export const clockOfRun: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = '']) => (NAMES.test(name) ? [[name, value]] : [])),
);
