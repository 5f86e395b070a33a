/**
 * The guards of the promises: each of these can be taken away alone, and a schedule must find out. If none finds a guard missing,
 * the generator of schedules is too narrow for it.
 */
import type { Guard } from './guard.ts';
import { KEEPING } from './keeping.ts';
import { PROFILE_GUARDS } from './profile.ts';
import { SENDING } from './sending.ts';
import { SERVICE_GUARDS } from './service.ts';
import { SESSION_GUARDS } from './session.ts';
import { TRAININGS } from './trainings.ts';

export const GUARDS: readonly Guard[] = [
  ...KEEPING,
  ...TRAININGS,
  ...PROFILE_GUARDS,
  ...SENDING,
  ...SESSION_GUARDS,
  ...SERVICE_GUARDS,
];
