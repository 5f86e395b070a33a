import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { isHers, type MenuMeal } from './her-menu.ts';
import { mealplanText } from './mealplan.text.ts';
import { useChangingMenu } from './use-changing-menu.ts';

interface ChangedMenuNoteProps {
  meals: readonly MenuMeal[];
  /** The name of the part shown: a day or a week. */
  text: string;
}

/** Tells hers from the suggested one, and takes all of it back. */
export function ChangedMenuNote({ meals, text }: ChangedMenuNoteProps) {
  const change = useChangingMenu();
  const place = useFocusOnward<HTMLDivElement>();
  const changed = meals.filter(isHers);
  if (changed.length === 0) return null;
  const takeBack = () => change(new Map(changed.map(({ id }) => [id, null])), mealplanText.nowSuggested);
  return (
    <Notice
      title={mealplanText.yourMenu}
      action={
        <div ref={place}>
          <Button variant="quiet" size="compact" onClick={() => void takeBack()}>
            {mealplanText.suggestedMenu}
          </Button>
        </div>
      }
    >
      {text}
    </Notice>
  );
}
