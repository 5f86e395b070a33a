/** The words for the figures of an exercise. */
import { formatNumber, formatWithUnit } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { WEIGHT_DECIMALS } from '../sessions/set-figures.ts';
import type { ExerciseFigure } from './exercise-history.ts';

/** `22,5 kg`, `12 kordust`, `45 s`; an estimate in whole kilograms, as it is no exacter. */
export function figureWords(value: number, figure: ExerciseFigure): string {
  switch (figure) {
    case 'repetitions':
      return formatCount(value, 'kordus');
    case 'seconds':
      return `${formatNumber(value)} s`;
    case 'estimated':
      return formatWithUnit(value, 'kg', 0);
    default:
      return formatWithUnit(value, 'kg', WEIGHT_DECIMALS);
  }
}
