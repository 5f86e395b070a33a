import { formatWithUnit } from '../../../language/numbers.ts';
import { fill, unit as unitWords } from '../../../language/words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import type { Candidate } from './substituted.ts';
import styles from './substitute-sheet.module.css';
import { substitutesText } from './substitutes.text.ts';

interface SubstituteSheetProps {
  written: string;
  candidates: readonly Candidate[];
  factor: number;
  onChoose: (substituteId: string) => void;
  onClose: () => void;
}

/** The likest first, each with its amount for her portions and what cooking with it changes. */
export function SubstituteSheet({ written, candidates, factor, onChoose, onClose }: SubstituteSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={substitutesText.title}>
      <div className={sheetForm.form}>
        <p>{fill(substitutesText.written, { words: written })}</p>
        <ul className={styles.list}>
          {candidates.map(({ food, amount, note }) => (
            <li key={food.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(food.id)}>
                <span className={styles.name}>
                  {formatWithUnit(Math.round(amount * factor), unitWords[food.unit], 0)} {food.partitive_EE}
                </span>
                {note !== null && <span className={styles.note}>{note}</span>}
              </button>
            </li>
          ))}
        </ul>
        <p className={sheetForm.hint}>{substitutesText.hint}</p>
      </div>
    </Sheet>
  );
}
