import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

/** The typing of the figure, if it is not only stepped. */
export interface FigureTyping {
  /** The figure without its unit. */
  text: string;
  unit?: string;
  inputMode: 'numeric' | 'decimal';
  /** Called with each change, so that nothing typed is only on the screen. Returns false for a text that the figure cannot be. */
  onType: (text: string) => boolean;
  /** Names the figure's limits. */
  limits: string;
}

interface FigureStepperProps {
  label: string;
  /** The text to be read, with its unit. */
  value: string;
  typing?: FigureTyping;
  /** Accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  isLeast?: boolean;
  isMost?: boolean;
  onLess: () => void;
  onMore: () => void;
}

/** A figure between − and +, each as large as a thumb. */
export function FigureStepper(props: FigureStepperProps) {
  const { label, value, typing, lessLabel, moreLabel, isLeast = false, isMost = false } = props;
  const [typed, setTyped] = useState<string>();
  const [isBeyond, setIsBeyond] = useState(false);
  const [isStepped, setIsStepped] = useState(false);
  const leave = () => {
    setTyped(undefined);
    setIsBeyond(false);
  };
  // A phone keeps the focus in the field while she presses a button.
  const step = (act: () => void) => () => {
    leave();
    setIsStepped(true);
    act();
  };
  const type = (text: string) => {
    const isTaken = typing?.onType(text) ?? false;
    if (isTaken) setTyped(text);
    else setIsBeyond(true);
  };
  return (
    <fieldset className={styles.stepper} tabIndex={-1}>
      <legend className="visually-hidden">{label}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.buttons}>
        <IconButton
          icon={Minus}
          label={lessLabel}
          variant="filled"
          aria-disabled={isLeast}
          onClick={isLeast ? leave : step(props.onLess)}
        />
        {typing ? (
          <TypedFigure
            {...typing}
            label={label}
            text={typed ?? typing.text}
            onBegin={() => {
              setTyped(typing.text);
              setIsStepped(false);
            }}
            onType={type}
            onLeave={leave}
          />
        ) : (
          <output className={styles.value}>{value}</output>
        )}
        <IconButton
          icon={Plus}
          label={moreLabel}
          variant="filled"
          aria-disabled={isMost}
          onClick={isMost ? leave : step(props.onMore)}
        />
      </span>
      {/* Reads aloud the steps that she presses, not each digit that she types, and nothing of a set that she comes to: that
          is said once, as a whole. */}
      {typing && (
        <output className={isBeyond ? styles.limits : 'visually-hidden'}>
          {isBeyond ? typing.limits : isStepped && value}
        </output>
      )}
    </fieldset>
  );
}

interface TypedFigureProps extends Omit<FigureTyping, 'onType'> {
  label: string;
  onBegin: () => void;
  onType: (text: string) => void;
  onLeave: () => void;
}

function TypedFigure({ label, text, unit, inputMode, onBegin, onType, onLeave }: TypedFigureProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The elements around it have keys of their own: arrows, Enter and Esc.
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Not to the page: her next Tab goes on to the buttons beside it.
    event.currentTarget.closest('fieldset')?.focus();
  };
  return (
    <label className={styles.typed}>
      <input
        type="text"
        inputMode={inputMode}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={unit === undefined ? label : `${label}, ${unit}`}
        className={styles.figure}
        style={{ inlineSize: `${Math.max(2, text.length) + 0.5}ch` }}
        value={text}
        onFocus={(event) => {
          event.currentTarget.select();
          onBegin();
        }}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {unit}
    </label>
  );
}
