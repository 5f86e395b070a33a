import { ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { actions, fill } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { FigureField } from '../../ui/figure-field.tsx';
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
import styles from './sets-fields.module.css';

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
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const { set, isTakenBack } = draft;
  const figures = figuresOf(draft, takesWeight);
  const isWrong = figures.some((figure) => figureId(index, figure) in errors);
  const isShown = (isOpen || isWrong) && !isTakenBack;
  const name = `${set.exercise}, ${setName(draft)}`;
  const takeBack = () => {
    setIsOpen(false);
    onChange(index, (kept) => ({ ...kept, isTakenBack: !kept.isTakenBack }));
  };
  return (
    <li className={styles.set}>
      {isTakenBack ? (
        <p className={styles.head}>
          <SetWords draft={draft} />
        </p>
      ) : (
        <button
          type="button"
          className={styles.head}
          aria-expanded={isShown}
          aria-controls={isShown ? bodyId : undefined}
          onClick={() => setIsOpen(!isShown)}
        >
          <span className="visually-hidden">{set.exercise}, </span>
          <SetWords draft={draft} />
          <ChevronDown size={20} aria-hidden="true" className={styles.arrow} />
        </button>
      )}
      {isShown && (
        <div id={bodyId} className={styles.figures}>
          {figures.map((figure) => (
            <Figure
              key={figure}
              {...{ draft, index, figure, name }}
              error={errors[figureId(index, figure)]}
              onChange={(changeOne) => {
                // What is put right stays open.
                setIsOpen(true);
                onChange(index, changeOne);
              }}
            />
          ))}
        </div>
      )}
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
      <output className={styles.note}>{isTakenBack && sessionsText.setRemoved}</output>
    </li>
  );
}

function SetWords({ draft }: { draft: DraftSet }) {
  const words = performedWords(readSet(draft));
  const Text = draft.isTakenBack ? 's' : 'span';
  return (
    <Text className={styles.words}>
      <span>{setName(draft)}</span>
      {words !== undefined && (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.done}>{words}</span>
        </>
      )}
    </Text>
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
