/** Makes some months of a believable diary up to a given day, always the same for the same member and day. */
import { createHash } from 'node:crypto';
import { addDays } from '../../contract/moments.ts';
import { tallinnMoment } from '../../server/core/tallinn-time.ts';
import type { Figures } from '../../server/modules/diary/measurements/measurement-figures.ts';
import type { DemoDiary } from './demo-members.ts';

/** Numbers from 0 to 1 that look random and never change for the same seed. */
function noise(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

export interface DemoMeasurement extends Figures {
  id: string;
  eventDateTime: string;
}

function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Weekly or so, in the morning; girths every other time. The weight wanders about its trend, upwards too. */
export function demoMeasurements(memberId: string, diary: DemoDiary, today: string): DemoMeasurement[] {
  const measurements: DemoMeasurement[] = [];
  for (let week = diary.weeks; week >= 1; week -= 1) {
    const seed = `${memberId} measurement ${week}`;
    if (noise(`${seed} forgotten`) < 0.12) continue;
    const day = addDays(today, -7 * week + Math.floor(noise(`${seed} day`) * 3));
    const progress = 1 - week / diary.weeks;
    const wobble = (scale: number, what: string) => (noise(`${seed} ${what}`) - 0.5) * 2 * scale;
    const girth = (startCm: number, shareOfChange: number, what: string) =>
      Math.round((startCm + diary.changeKg * shareOfChange * progress + wobble(0.6, what)) * 10);
    const hasGirths = week % 2 === 0;
    measurements.push({
      id: uuidOf(`${seed} ${day}`),
      eventDateTime: tallinnMoment(day, `07:${String(10 + Math.floor(noise(`${seed} minute`) * 45))}`),
      weight: Math.round((diary.weightKg + diary.changeKg * progress + wobble(0.7, 'weight')) * 10),
      hips: hasGirths ? girth(diary.hipsCm, 0.9, 'hips') : null,
      chest: hasGirths ? girth(diary.chestCm, 0.6, 'chest') : null,
      waist: hasGirths ? girth(diary.waistCm, 1.1, 'waist') : null,
      leftThigh: hasGirths ? girth(diary.thighCm, 0.5, 'left') : null,
      rightThigh: hasGirths ? girth(diary.thighCm, 0.5, 'right') : null,
    });
  }
  return measurements;
}

export interface DemoCompletion {
  trainingId: string;
  day: string;
  eventDateTime: string;
}

/** Trainings done on some days of each week, at most one a day, never today: that one is hers to do. */
export function demoCompletions(
  memberId: string,
  diary: DemoDiary,
  trainingIds: readonly string[],
  today: string,
): DemoCompletion[] {
  const completions: DemoCompletion[] = [];
  for (let daysAgo = diary.weeks * 7; daysAgo >= 1; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const seed = `${memberId} completion ${daysAgo}`;
    const trainingId = trainingIds[Math.floor(noise(`${seed} training`) * trainingIds.length)];
    if (trainingId === undefined || noise(seed) > diary.trainingsPerWeek / 7) continue;
    const hour = 17 + Math.floor(noise(`${seed} hour`) * 4);
    const minute = String(Math.floor(noise(`${seed} minute`) * 60)).padStart(2, '0');
    completions.push({ trainingId, day, eventDateTime: tallinnMoment(day, `${hour}:${minute}`) });
  }
  return completions;
}
