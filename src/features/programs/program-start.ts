/** When she started a program and when she rested, stored on this device. */
import { forget, recall, remember } from '../../session/member-memory.ts';
import type { ProgramStart } from './program-progress.ts';

const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

const nameOf = (programId: string) => `program.${programId}`;

export function readProgramStart(memberId: string, programId: string): ProgramStart | undefined {
  return recall(memberId, nameOf(programId), isProgramStart);
}

/** Kept for a year from the last change. */
export function keepProgramStart(memberId: string, programId: string, start: ProgramStart): void {
  remember(memberId, nameOf(programId), start, LIFE_MS);
}

export function forgetProgramStart(memberId: string, programId: string): void {
  forget(memberId, nameOf(programId));
}

function isProgramStart(value: unknown): value is ProgramStart {
  if (typeof value !== 'object' || value === null || !('startedAt' in value) || !('pauses' in value))
    return false;
  const { startedAt, pauses } = value;
  return typeof startedAt === 'string' && Array.isArray(pauses) && pauses.every(isPause);
}

function isPause(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('from' in value)) return false;
  const { from, to }: { from: unknown; to?: unknown } = value;
  return typeof from === 'string' && (to === undefined || typeof to === 'string');
}
