import type { Problem } from './problem.ts';
import type { WrittenProgram } from './program-file.ts';
import type { WrittenTraining } from './training-file.ts';

/** Finds trainings in programs that do not exist, or that nobody could do on any day. */
export function findProgramFaults(
  programs: readonly WrittenProgram[],
  trainings: readonly WrittenTraining[],
): Problem[] {
  const trainingById = new Map(trainings.map((training) => [training.id, training]));
  return programs.flatMap(({ file, weeksLine, weeks }) =>
    [...new Set(weeks.flat())].flatMap((id) => {
      const message = faultOf(id, trainingById.get(id));
      return message === undefined ? [] : [{ file, line: weeksLine, message }];
    }),
  );
}

function faultOf(id: string, training: WrittenTraining | undefined): string | undefined {
  if (!training) return `Treeningut „${id}“ ei ole kaustas trainings.`;
  if (training.accessLevel === 'OWNER')
    return `„${training.title}“ on ühe liikme isiklik kava ja programmi ei sobi.`;
  if (training.type.includes('LIVE'))
    return `„${training.title}“ on otseülekanne: seda ei saa teha endale sobival päeval.`;
  return undefined;
}
