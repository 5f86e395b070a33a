import { avoidedAllergen } from '../../../../contract/marks/avoided-allergen.mark.ts';
import { avoidedFood } from '../../../../contract/marks/avoided-food.mark.ts';
import type { Allergen } from '../../../../contract/enumerations.ts';
import { dotted } from '../../../language/dotted.ts';
import { allergen, fill } from '../../../language/words.ts';
import { VISITOR } from '../../../library/viewer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { deviceMarksOf } from '../../../platform/marks/device-marks.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarksIn } from '../../../platform/marks/use-mark.ts';
import type { Avoided } from './avoidance.ts';
import { withinSentence } from './avoided-words.ts';
import { avoidedText } from './avoided.text.ts';
import type { ChangeAvoided } from './use-changing-avoided.ts';

interface TakeOverProps {
  avoided: Avoided;
  onChange: ChangeAvoided;
}

/**
 * The choices made on this device before anybody signed in. They are offered and not taken over, because they may be somebody
 * else's.
 */
export function TakeOver({ avoided, onChange }: TakeOverProps) {
  const visitors = deviceMarksOf(VISITOR);
  // The key's form allows no other.
  const allergens = ([...useMarksIn(visitors, avoidedAllergen).keys()] as Allergen[]).filter(
    (each) => !avoided.allergens.has(each),
  );
  const foods = [...useMarksIn(visitors, avoidedFood)].filter(([id]) => !avoided.foods.has(id));
  if (allergens.length + foods.length === 0) return null;
  const names = [...allergens.map((each) => allergen[each]), ...foods.map(([, name]) => name)];
  const takeOver = () => {
    for (const each of allergens) onChange(avoidedAllergen, each, true);
    for (const [id, name] of foods) onChange(avoidedFood, id, name);
  };
  const drop = () => {
    for (const each of allergens) void saveMark(visitors, avoidedAllergen, each, null);
    for (const [id] of foods) void saveMark(visitors, avoidedFood, id, null);
  };
  return (
    <Notice
      action={
        <>
          <Button variant="secondary" size="compact" onClick={takeOver}>
            {avoidedText.takeOver}
          </Button>
          <Button variant="quiet" size="compact" onClick={drop}>
            {avoidedText.dropVisitors}
          </Button>
        </>
      }
    >
      {fill(avoidedText.visitors, { names: dotted([...new Set(names.map(withinSentence))]) })}
    </Notice>
  );
}
