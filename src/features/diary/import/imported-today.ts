/** The number of measurements that this device has imported for her today: several files count together towards a day's limit. */
import { recall, remember } from '../../../session/member-memory.ts';

const NAME = 'imported-today';
const LIFE_MS = 24 * 60 * 60 * 1000;

interface Imported {
  day: string;
  count: number;
}

export function importedToday(memberId: string, today: string): number {
  const imported = recall(memberId, NAME, isImported);
  return imported?.day === today ? imported.count : 0;
}

export function noteImported(memberId: string, today: string, count: number): void {
  const imported: Imported = { day: today, count: importedToday(memberId, today) + count };
  remember(memberId, NAME, imported, LIFE_MS);
}

function isImported(value: unknown): value is Imported {
  if (typeof value !== 'object' || value === null) return false;
  const { day, count }: Partial<Record<keyof Imported, unknown>> = value;
  return typeof day === 'string' && typeof count === 'number';
}
