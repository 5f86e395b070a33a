/**
 * Hashes of operations that earlier releases asked and this one no longer does. A phone may keep an old build for
 * weeks and replay its entries with it, so an operation that changes goes here with the release that changes it:
 * `node scripts/list-operations.mjs` prints the hashes of the checked-out release (docs/operations.md, releasing).
 */
export const RELEASED_OPERATIONS: readonly string[] = [
  // uncompleteTraining, before it could name the completion.
  'YnrybRruTsyNoncHQwjF6M9Y6KkGCHwvhkaY9kRDaZI',
  // TrainingScreen_Info and Library_Trainings, before a training had a plan.
  'YUTOpdaifImcUcRINX--IGQhxADojO50odXivR-0yf4',
  'jchsDnwfIUibH5P1FTgIsB6zro9e4BzIbVZ3qrqzjnU',
  // The same two, before an exercise had a clip.
  'trCtc61S-2Fj2QmoSp-7n_oK2Hkc3YXUcp2wVqv9Y_0',
  'JaoI2PZ-3CgXN2mq8ZJotydAhFgknMbTNi_9jBHsXy8',
  // saveSession, CalendarScreen_Sessions and CalendarScreen_EverySession, before a place had the figures of its set.
  'YtQ0581-4mmXopTp1gLKAe0HiSiv7Ig_vCBqTy__K1o',
  'I5tWFpFYCQm9EBmMKqSUa8B0eR1630TltjcxLK1q3ck',
  'eGFgkLjIqhe_Fi2s-ddCB2JVi1v9R5d4D1lT1Hp-PzI',
  // TrainingScreen_Info and Library_Trainings, before an exercise had its equipment.
  '7TFdCVEfuoBdrfyjHsj7gwtuW06_o3uiCo9tXcdhSFw',
  'RhaH5QVZIoH2rige1-SOB8erfhFJ0vS_0ECxk4LNHvg',
  // MealPlanScreen_Day, MealPlanScreen_Week, RecipeScreen_Recipe, Library_Recipes and Library_Recipe, before a food had its group.
  'dHKvJC6XJxYnaCQU6x_5U-BxjdHHsPJacVQViDD3idg',
  'SEz5nXaypcsaRpHMvccGuyqakBb_pjp6U13arknR5KM',
  'jvYkx16B4dF_scHYhY0FaFA6obyrV_EbAZU8NdlLUm0',
  'Me2PLnsvCiqj8LY64wYW1M4me-ULr5luouFySziFWDw',
  '2MRf92jU49HPs_qrCTX9HCRI1C3QJV-_zcBMickbUY4',
];
