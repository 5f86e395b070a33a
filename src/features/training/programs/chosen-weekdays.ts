/** From 1 for Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Her weekdays, in order, once she has pressed one of them; undefined if none would be left. */
export function weekdaysAfter(weekdays: readonly number[], pressed: number): readonly number[] | undefined {
  const changed = WEEKDAYS.filter((each) => weekdays.includes(each) !== (each === pressed));
  return changed.length > 0 ? changed : undefined;
}
