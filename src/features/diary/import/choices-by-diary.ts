/** Guesses the answers that a file leaves open, once her diary is known. */
import type { Measurement } from '../measurements/measurement.ts';
import { type Choices, interpretFile, likelyChoices, openQuestions } from './interpret-file.ts';
import { planImport } from './plan-import.ts';
import type { ReadFile } from './reading.ts';

const WEIGHT_UNITS = ['kg', 'lb', 'st'] as const;
const GIRTH_UNITS = ['cm', 'in'] as const;

/** The units in which the most of the file is in the diary already: she has imported it before. Else the likeliest of all. */
export function choicesByDiary(file: ReadFile, diary: readonly Measurement[], today: string): Choices {
  const likely = likelyChoices(file);
  const { isWeightUnitOpen, isGirthUnitOpen } = openQuestions(file);
  if (diary.length === 0 || (!isWeightUnitOpen && !isGirthUnitOpen)) return likely;
  const knownIn = (choices: Choices) =>
    planImport(interpretFile(file, choices, today).measurements, diary).known;
  const candidates = (isWeightUnitOpen ? WEIGHT_UNITS : [likely.weightUnit]).flatMap((weightUnit) =>
    (isGirthUnitOpen ? GIRTH_UNITS : [likely.girthUnit]).map((girthUnit) => ({
      ...likely,
      weightUnit,
      girthUnit,
    })),
  );
  let [best, most] = [likely, 0];
  for (const candidate of candidates) {
    const known = knownIn(candidate);
    if (known > most) [best, most] = [candidate, known];
  }
  return best;
}
