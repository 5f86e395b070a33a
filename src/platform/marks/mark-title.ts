import { avoidedFood } from '../../../contract/marks/avoided-food.mark.ts';
import { plannedTraining } from '../../../contract/marks/planned-training.mark.ts';
import { shoppingOwn } from '../../../contract/marks/shopping-own.mark.ts';
import { formatWhen } from '../../language/dates.ts';
import { marksText } from './marks.text.ts';

/** `Ostunimekirja rida: kohv`: by what the screen called it, or by its value; what only its key tells, like a food's id, is left out. */
export function markTitle(
  { kind, value }: { kind: string; value?: string | null | undefined },
  today: string,
  called?: string,
): string {
  const name = marksText.entry[kind] ?? marksText.otherEntry;
  const about = called ?? (typeof value === 'string' ? aboutOf(kind, JSON.parse(value), today) : undefined);
  return about === undefined ? name : `${name}: ${about}`;
}

function aboutOf(kind: string, value: unknown, today: string): string | undefined {
  if (kind === shoppingOwn.name && shoppingOwn.isValue(value)) return value.text;
  if (kind === plannedTraining.name && plannedTraining.isValue(value)) return formatWhen(value.at, today);
  if (kind === avoidedFood.name && avoidedFood.isValue(value)) return value;
  return undefined;
}
