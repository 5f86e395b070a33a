import { ArrowLeft, ArrowRight, Check, Flag, ListChecks, Pause, Play, SkipForward } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FullScreenButtons } from '../../../ui/full-screen.tsx';
import { type GuidedAction, type GuidedState, isPaused } from './guided-session.ts';
import { guidedText } from './guided.text.ts';
import styles from './guided.module.css';

export const LONGER_SECONDS = 15;

export interface GuidedButtonsProps {
  state: GuidedState;
  setCount: number;
  /** True if a part of the timed set is over. */
  hasBegun: boolean;
  /** The one within the thumb's reach; it stays the same button, so that focus stays on it. */
  main: RefObject<HTMLButtonElement | null>;
  onMain: () => void;
  onDone: () => void;
  act: (action: GuidedAction) => void;
  onPlan: () => void;
  onFinish: () => void;
}

export function GuidedButtons(props: GuidedButtonsProps) {
  const { state, setCount, hasBegun, main, onMain, onDone, act, onPlan, onFinish } = props;
  const { at, isRest, clock } = state;
  const isOver = at === setCount;
  const paused = isPaused(state);
  return (
    <>
      <FullScreenButtons>
        {isRest && (
          <Button
            variant="secondary"
            size="large"
            aria-label={guidedText.longerLabel}
            onClick={() => act({ type: 'longer', seconds: LONGER_SECONDS })}
          >
            {guidedText.longer}
          </Button>
        )}
        {!isRest && paused && (
          <Button variant="secondary" size="large" icon={Check} onClick={onDone}>
            {guidedText.done}
          </Button>
        )}
        <Button ref={main} size="large" data-of={at} {...mainLook(state, isOver)} onClick={onMain}>
          {mainWords(state, isOver, hasBegun)}
        </Button>
      </FullScreenButtons>
      <div className={styles.tools}>
        <Tool
          icon={ArrowLeft}
          label={guidedText.back}
          aria-disabled={at === 0}
          onClick={() => act({ type: 'step', by: -1 })}
        />
        <Tool
          icon={paused ? Play : Pause}
          label={paused ? guidedText.resume : guidedText.pause}
          aria-disabled={clock === null}
          onClick={() => act({ type: paused ? 'resume' : 'pause' })}
        />
        <Tool icon={ListChecks} label={guidedText.plan} aria-haspopup="dialog" onClick={onPlan} />
        <Tool icon={Flag} label={guidedText.finish} aria-haspopup="dialog" onClick={onFinish} />
        <Tool
          icon={ArrowRight}
          label={guidedText.forth}
          aria-disabled={isOver}
          onClick={() => act({ type: 'step', by: 1 })}
        />
      </div>
    </>
  );
}

interface ToolProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'aria-disabled' | 'aria-haspopup'
> {
  icon: LucideIcon;
  /** Its first word is below the icon. */
  label: string;
}

function Tool({ icon: Icon, label, ...rest }: ToolProps) {
  return (
    <button type="button" {...rest} className={styles.tool} aria-label={label}>
      <Icon size={22} aria-hidden="true" />
      {label.split(' ')[0]}
    </button>
  );
}

function mainLook(state: GuidedState, isOver: boolean) {
  if (isOver) return { icon: Flag };
  if (state.isRest) return { icon: SkipForward };
  return { icon: isPaused(state) ? Play : Check };
}

function mainWords(state: GuidedState, isOver: boolean, hasBegun: boolean): string {
  if (isOver) return guidedText.finish;
  if (state.isRest) return guidedText.skip;
  if (!isPaused(state)) return guidedText.done;
  return hasBegun ? guidedText.continueSet : guidedText.startSet;
}
