/** Every movement that `content/exercises.csv` may name. */
import { ARM_MOVEMENTS } from './arm-movements.ts';
import { DANCE_MOVEMENTS } from './dance-movements.ts';
import { KNEELING_MOVEMENTS } from './kneeling-movements.ts';
import { LUNGE_MOVEMENTS } from './lunge-movements.ts';
import { LYING_MOVEMENTS } from './lying-movements.ts';
import { MAT_MOVEMENTS } from './mat-movements.ts';
import type { Movement } from './movement.ts';
import { SQUAT_MOVEMENTS } from './squat-movements.ts';
import { STRETCH_MOVEMENTS } from './stretch-movements.ts';
import { SUPPORT_MOVEMENTS } from './support-movements.ts';
import { WALKING_MOVEMENTS } from './walking-movements.ts';

export const MOVEMENTS: ReadonlyMap<string, Movement> = new Map<string, Movement>(
  Object.entries({
    ...WALKING_MOVEMENTS,
    ...SQUAT_MOVEMENTS,
    ...LUNGE_MOVEMENTS,
    ...LYING_MOVEMENTS,
    ...MAT_MOVEMENTS,
    ...SUPPORT_MOVEMENTS,
    ...KNEELING_MOVEMENTS,
    ...ARM_MOVEMENTS,
    ...STRETCH_MOVEMENTS,
    ...DANCE_MOVEMENTS,
  }),
);
