import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { substitution, substitutionKey } from '../../../../contract/marks/substitution.mark.ts';
import { fill } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import type { Candidate, Replaced } from './substituted.ts';
import { substitutesText } from './substitutes.text.ts';

const SubstituteSheet = lazy(async () => ({
  default: (await import('./substitute-sheet.tsx')).SubstituteSheet,
}));

interface SubstituteButtonProps {
  recipeId: string;
  /** The recipe's own ingredient. */
  food: { id: string; name_EE: string };
  /** „250 ml piima (2,5%)“. */
  written: string;
  replaces: Replaced | undefined;
  candidates: readonly Candidate[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
}

/** Offers the foods that can take this one's place; if one has, a press brings the food back. */
export function SubstituteButton(props: SubstituteButtonProps) {
  const { recipeId, food, replaces, candidates } = props;
  const [isOpen, setIsOpen] = useState(false);
  const store = useMarkStore();
  const show = useSnackbar();
  const save = async (substituteId: string | null) => {
    try {
      await saveMark(store, substitution, substitutionKey(recipeId, food.id), substituteId);
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
      return false;
    }
  };
  const choose = async (substituteId: string) => {
    setIsOpen(false);
    if (await save(substituteId)) show({ text: substitutesText.done, onUndo: () => void save(null) });
  };
  if (!replaces && candidates.length === 0) return null;
  return (
    <>
      <IconButton
        icon={replaces ? Undo2 : ArrowLeftRight}
        label={fill(replaces ? substitutesText.takeBack : substitutesText.substitute, { food: food.name_EE })}
        onClick={() => (replaces ? void save(null) : setIsOpen(true))}
      />
      <Suspense>
        {isOpen && (
          <SubstituteSheet {...props} onChoose={(id) => void choose(id)} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
