/** A food's household measure beside its grams, e.g. „≈ 2 spl“ or „1 sibul ≈ 90 g“. */
import { formatNumber } from '../../language/numbers.ts';
import type { IngredientUnit } from '../../contract/enumerations.ts';

/** Spoons and decilitres are abbreviations, so any number may stand before them; nouns would have to be inflected. */
const SPOONFUL = /^1 (spl|tl|dl) ≈ (\d+(?:,\d+)?) (g|ml)$/;
/** Beyond these a spoon is no help any more. */
const MOST = { spl: 6, tl: 6, dl: 20 } as const;

type Spoon = keyof typeof MOST;

function isSpoon(name: string | undefined): name is Spoon {
  return name === 'spl' || name === 'tl' || name === 'dl';
}

/**
 * The hint for `amount` of `unit`, given the food's own measure in words (`1 spl ≈ 15 ml`). Counts spoons and
 * decilitres by halves; repeats other measures as they are; undefined when there is nothing to add.
 */
export function householdHint(
  amount: number | null,
  unit: IngredientUnit,
  measure: string | null,
): string | undefined {
  if (amount === null || unit === 'TASTE' || !measure?.includes('≈')) return undefined;
  const [, spoon, size, sizeUnit] = SPOONFUL.exec(measure) ?? [];
  if (!isSpoon(spoon) || size === undefined) return measure;
  if (sizeUnit !== unit.toLowerCase()) return undefined;
  const spoons = Math.round((amount / Number(size.replace(',', '.'))) * 2) / 2;
  return spoons >= 0.5 && spoons <= MOST[spoon] ? `≈ ${formatNumber(spoons)}\u00A0${spoon}` : undefined;
}
