import { Circle, CircleCheck, NotebookPen, Replace, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { scrollToMiddle } from '../../../ui/scroll-to-middle.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { AlarmLine } from '../../../platform/cues/alarm-line.tsx';
import { type GuidedState, performedOf } from './guided-session.ts';
import { LastNote } from './last-session.tsx';
import { performedWords } from './last-time.ts';
import type { PlannedSet } from './plan-sets.ts';
import { sessionsText } from './sessions.text.ts';
import { ClipSwitch } from '../trainings/clip-switch.tsx';
import { guidedText } from './guided.text.ts';
import { RestChoice } from './rest-choice.tsx';
import styles from './plan-sheet.module.css';
import { setWords } from './set-words.ts';

interface PlanSheetProps {
  isOpen: boolean;
  sets: readonly PlannedSet[];
  state: GuidedState;
  /** True while the browser waits for a tap before it lets the alarm sound. */
  isSoundRefused: boolean;
  /** Her note of the last time she did this training. */
  lastNote: string | null | undefined;
  onGo: (to: number) => void;
  onNotes: () => void;
  onSwap: () => void;
  /** The plan's exercise again, in the place of the one at hand. */
  onSwapBack: () => void;
  onClose: () => void;
}

/** Every set of the training, which are done and with what figures; a press goes there. */
export function PlanSheet(props: PlanSheetProps) {
  const { isOpen, sets, isSoundRefused, lastNote, onNotes, onClose } = props;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={guidedText.plan}>
      <div className={styles.choices}>
        <AlarmLine isSoundRefused={isSoundRefused} />
        <RestChoice />
        <LastNote note={lastNote} />
        <div className={styles.row}>
          {sets.some(({ step }) => step.exercise.clip !== null) && <ClipSwitch />}
          <Button variant="quiet" size="compact" icon={NotebookPen} onClick={onNotes}>
            {sessionsText.notes}
          </Button>
        </div>
      </div>
      <Sets {...props} />
      {sets.at(-1)?.advice.map(({ sectionTitle, notes }) => (
        <section key={sectionTitle}>
          <h3 className={styles.section}>{sectionTitle}</h3>
          <Notes notes={notes} />
        </section>
      ))}
    </Sheet>
  );
}

function Sets({ sets, state, onGo, onSwap, onSwapBack }: PlanSheetProps) {
  const current = useRef<HTMLLIElement>(null);
  // Once, when the sheet has opened: its heading has the focus then, and keeps it.
  useEffect(() => {
    if (current.current) scrollToMiddle(current.current);
  }, []);
  return (
    <ol className={styles.sets}>
      {sets.map((planned, index) => {
        const isCurrent = index === state.at;
        return (
          <li key={index} ref={isCurrent ? current : undefined}>
            {planned.place.section !== sets[index - 1]?.place.section && (
              <h3 className={styles.section}>{planned.sectionTitle}</h3>
            )}
            <Notes notes={planned.notes} />
            <SetButton planned={planned} state={state} isCurrent={isCurrent} onPress={() => onGo(index)} />
            {isCurrent && !performedOf(state, planned) && (
              <SwapButtons planned={planned} onSwap={onSwap} onSwapBack={onSwapBack} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Notes({ notes }: Pick<PlannedSet, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className={styles.figures}>
      {note}
    </p>
  ));
}

interface SwapButtonsProps extends Pick<PlanSheetProps, 'onSwap' | 'onSwapBack'> {
  planned: PlannedSet;
}

function SwapButtons({ planned: { instead }, onSwap, onSwapBack }: SwapButtonsProps) {
  return (
    <div className={styles.row}>
      <Button variant="quiet" size="compact" icon={Replace} aria-haspopup="dialog" onClick={onSwap}>
        {guidedText.swap}
      </Button>
      {instead && (
        <Button variant="quiet" size="compact" icon={Undo2} onClick={onSwapBack}>
          {fill(guidedText.swapBack, { exercise: instead.step.title })}
        </Button>
      )}
    </div>
  );
}

interface SetButtonProps {
  planned: PlannedSet;
  state: GuidedState;
  isCurrent: boolean;
  onPress: () => void;
}

function SetButton({ planned, state, isCurrent, onPress }: SetButtonProps) {
  const performed = performedOf(state, planned);
  const Icon = performed ? CircleCheck : Circle;
  const figures = performed && performedWords(performed);
  return (
    <button
      type="button"
      className={styles.set}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden="true" className={performed ? styles.done : styles.open} />
      <span className={styles.what}>
        {setWords(planned)}
        {performed && <span className="visually-hidden">, {guidedText.isDone}</span>}
        {figures !== undefined && <span className={styles.figures}>{figures}</span>}
      </span>
      {planned.all > 1 && (
        <span className={styles.figures}>
          <span className="visually-hidden">, </span>
          {planned.nth}/{planned.all}
        </span>
      )}
    </button>
  );
}
