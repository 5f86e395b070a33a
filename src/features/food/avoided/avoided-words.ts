import { dotted } from '../../../language/dotted.ts';
import { allergen, fill } from '../../../language/words.ts';
import type { Avoided, Held } from './avoidance.ts';
import { avoidedText } from './avoided.text.ts';

/** „Selles roas on midagi, mida sa ei söö: pähklid · koriander.“ Some names have a comma of their own. */
export function avoidedSentence({ allergens, foodIds, isUnknown }: Held, { foods }: Avoided): string {
  const names = [...allergens.map((each) => allergen[each]), ...foodIds.map((id) => foods.get(id) ?? id)];
  const holds = fill(avoidedText.holds, { names: dotted([...new Set(names.map(withinSentence))]) });
  return [...(names.length > 0 ? [holds] : []), ...(isUnknown ? [avoidedText.unknown] : [])].join(' ');
}

/** The name as it is written within a sentence. */
export function withinSentence(name: string): string {
  return name.charAt(0).toLocaleLowerCase('et') + name.slice(1);
}
