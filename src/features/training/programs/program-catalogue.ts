/** Programs with their trainings. */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import type { AccessLevel } from '../../../../contract/enumerations.ts';
import { parseProgram, type Program, PROGRAM_LEVELS } from '../../../../contract/program.ts';

export interface KnownProgram extends Program {
  id: string;
}

export type Trainings = ReadonlyMap<string, TrainingCardFragment>;

/** Parses the programs among the items of their key; other items are skipped. Easier ones come first. */
export function programsOf(items: readonly { id: string; value: string }[]): KnownProgram[] {
  return items
    .flatMap(({ id, value }) => {
      const program = parseProgram(value);
      return program ? [{ id, ...program }] : [];
    })
    .toSorted((left, right) => PROGRAM_LEVELS.indexOf(left.level) - PROGRAM_LEVELS.indexOf(right.level));
}

/** Ordered from the level that most people have. */
const LEVELS: readonly AccessLevel[] = ['PUBLIC', 'SUBSCRIBER', 'BASIC', 'FOOD', 'PREMIUM', 'VIP', 'OWNER'];

/** The level that opens every training of the program, if some are closed to the viewer; otherwise undefined. */
export function lockedLevel({ weeks }: Program, trainings: Trainings): AccessLevel | undefined {
  const locked = weeks.flat().flatMap((id) => {
    const training = trainings.get(id);
    return training?.locked ? [training.accessLevel] : [];
  });
  return locked.toSorted((left, right) => LEVELS.indexOf(right) - LEVELS.indexOf(left))[0];
}
