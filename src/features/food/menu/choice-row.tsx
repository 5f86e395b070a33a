import { type ReactNode, useState } from 'react';
import { actions } from '../../../language/words.ts';
import styles from './change-meal.module.css';

interface ChoiceRowProps {
  /** Beside the words. */
  cover?: ReactNode;
  name: string;
  /** Facts below the name. */
  children?: ReactNode;
  onChoose: () => Promise<void>;
}

/** A dish or a day to choose. A press may wait for the network, and says so meanwhile. */
export function ChoiceRow({ cover, name, children, onChoose }: ChoiceRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const choose = async () => {
    setIsBusy(true);
    try {
      await onChoose();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={cover ? styles.dish : styles.day}
      aria-busy={isBusy}
      onClick={() => void choose()}
    >
      {cover && <span className={styles.cover}>{cover}</span>}
      <span>
        <span className={styles.name}>{name}</span>
        {isBusy ? <span className={styles.facts}>{actions.loading}</span> : children}
      </span>
    </button>
  );
}
