import type { ReactNode } from 'react';
import styles from './list-count.module.css';
import { SettledOutput } from './settled-output.tsx';
import { StaleNote } from './stale-note.tsx';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

interface ListCountProps {
  text: string;
  /** Her search so far. */
  typed: string;
  asOf: number | undefined;
  children?: ReactNode;
}

/** The size of a searched list. It takes the focus of an empty list's button, which goes once it has filled the list. */
export function ListCount({ text, typed, asOf, children }: ListCountProps) {
  const line = useFocusWhenLost<HTMLDivElement>();
  return (
    <>
      <SettledOutput text={text} typed={typed} />
      <div ref={line} tabIndex={-1} className={styles.count}>
        <span>{text}</span>
        <StaleNote asOf={asOf} />
        {children}
      </div>
    </>
  );
}
