import { ChevronDown, ChevronUp, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { dotted } from '../../../language/dotted.ts';
import { actions, fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureField } from '../../../ui/figure-field.tsx';
import line from '../../../ui/quiet-line.module.css';
import sheetForm from '../../../ui/sheet-form.module.css';
import { performedWords } from './last-time.ts';
import { sessionsText } from './sessions.text.ts';
import {
  type DraftSet,
  figureId,
  figuresOf,
  figureText,
  readSet,
  type SetErrors,
  type SetFigure,
  steppedFigure,
  withFigure,
} from './set-draft.ts';

export type ChangeSet = (index: number, change: (draft: DraftSet) => DraftSet) => void;

interface SetRowProps {
  draft: DraftSet;
  /** Its place in the form. */
  index: number;
  takesWeight: boolean;
  errors: SetErrors;
  onChange: ChangeSet;
}

/** A set of the form: pressed, it opens its figures. One that she takes back stays, struck through, until she saves. */
export function SetRow({ draft, index, takesWeight, errors, onChange }: SetRowProps) {
  const [isOpen, setIsOpen] = useState(draft.isNew === true);
  const bodyId = useId();
  const { set, isTakenBack } = draft;
  const figures = figuresOf(draft, takesWeight);
  const isWrong = figures.some((figure) => figureId(index, figure) in errors);
  const isShown = (isOpen || isWrong) && !isTakenBack;
  const name = `${set.exercise}, ${setName(draft)}`;
  const facts = [setName(draft), performedWords(readSet(draft))].filter((words) => words !== undefined);
  const takeBack = () => {
    setIsOpen(false);
    onChange(index, (kept) => ({ ...kept, isTakenBack: !kept.isTakenBack }));
  };
  return (
    <li>
      <div className={line.line}>
        {isTakenBack ? (
          <s>{dotted(facts)}</s>
        ) : (
          <Button
            variant="quiet"
            size="compact"
            icon={isShown ? ChevronUp : ChevronDown}
            aria-expanded={isShown}
            aria-controls={isShown ? bodyId : undefined}
            aria-label={[set.exercise, ...facts].join(', ')}
            onClick={() => setIsOpen(!isShown)}
          >
            {dotted(facts)}
          </Button>
        )}
      </div>
      {isShown && (
        <div id={bodyId} className={sheetForm.pair}>
          {figures.map((figure) => (
            <Figure
              key={figure}
              {...{ draft, index, figure, name }}
              error={errors[figureId(index, figure)]}
              onChange={(changeOne) => {
                // A set that she has corrected stays open.
                setIsOpen(true);
                onChange(index, changeOne);
              }}
            />
          ))}
        </div>
      )}
      <div className={line.line}>
        {(isShown || isTakenBack) && (
          <Button
            variant="quiet"
            size="compact"
            icon={isTakenBack ? Undo2 : Trash2}
            aria-label={`${isTakenBack ? actions.undo : sessionsText.removeSet}: ${name}`}
            onClick={takeBack}
          >
            {isTakenBack ? actions.undo : sessionsText.removeSet}
          </Button>
        )}
        <output>{isTakenBack && sessionsText.setRemoved}</output>
      </div>
    </li>
  );
}

/** `2. seeria`, `2. seeria, vasak`. */
function setName({ set: { number, side } }: DraftSet): string {
  const nth = fill(sessionsText.nthSet, { n: number });
  return side ? `${nth}, ${sessionsText.sides[side]}` : nth;
}

interface FigureProps {
  draft: DraftSet;
  index: number;
  figure: SetFigure;
  /** The set's. */
  name: string;
  error: string | undefined;
  onChange: (change: (draft: DraftSet) => DraftSet) => void;
}

const UNITS = { repetitions: undefined, seconds: 's', weight: 'kg' } as const;

function Figure({ draft, index, figure, name, error, onChange }: FigureProps) {
  const nameWith = (words: string) => `${name}, ${words.toLocaleLowerCase('et')}`;
  return (
    <FigureField
      id={figureId(index, figure)}
      label={sessionsText.figures[figure]}
      name={nameWith(sessionsText.figures[figure])}
      value={figureText(draft, figure)}
      unit={UNITS[figure]}
      inputMode={figure === 'weight' ? 'decimal' : 'numeric'}
      error={error}
      lessLabel={nameWith(sessionsText.lessFigure[figure])}
      moreLabel={nameWith(sessionsText.moreFigure[figure])}
      onChange={(text) => onChange((kept) => withFigure(kept, figure, text))}
      onStep={(direction) => onChange((kept) => steppedFigure(kept, figure, direction))}
    />
  );
}
