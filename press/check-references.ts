import type { Problem } from './problem.ts';
import type { WrittenSlot } from './schedule-file.ts';
import type { WrittenTraining } from './training-file.ts';

/** Finds references from the schedule and the trainings to things that do not exist or are of the wrong kind. */
export function findBrokenReferences(written: {
  trainings: readonly { file: string; training: WrittenTraining }[];
  schedule: readonly WrittenSlot[];
  videoNames: readonly string[];
  captionNames: readonly string[];
}): Problem[] {
  const trainingById = new Map(written.trainings.map(({ training }) => [training.id, training]));
  return [
    ...written.trainings.flatMap(({ file, training: { videoName } }) =>
      videoName === null || written.videoNames.includes(videoName)
        ? []
        : [{ file, message: `Videot „videos/${videoName}.mp4“ ei ole.` }],
    ),
    ...written.videoNames
      .filter((name) => !written.captionNames.includes(name))
      .map((name) => ({ file: `videos/${name}.mp4`, message: `Subtiitrid „videos/${name}.vtt“ on puudu.` })),
    ...written.schedule.flatMap((slot) =>
      findSlotFaults(slot, trainingById.get(slot.trainingId)).map((message) => ({
        file: slot.file,
        line: slot.line,
        message,
      })),
    ),
  ];
}

function findSlotFaults(
  { trainingId, liveUrl }: WrittenSlot,
  training: WrittenTraining | undefined,
): string[] {
  if (!training) return [`Treeningut „${trainingId}“ ei ole kaustas trainings.`];
  const isLive = training.type.includes('LIVE');
  if (training.accessLevel === 'OWNER')
    return [`„${training.title}“ on ühe liikme isiklik kava ja avalikku ajakavva ei sobi.`];
  if (isLive && liveUrl === null)
    return [`„${training.title}“ on otseülekanne: lisa aadress väljale „otse“.`];
  if (!isLive && liveUrl !== null) return [`„${training.title}“ ei ole otseülekanne: kustuta väli „otse“.`];
  return [];
}
