import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './printed-sheet.module.css';

/**
 * A screen's form on paper: nothing else of the app is printed, and its text is black on white in both themes. It exists only
 * while the browser prints. One on a screen.
 */
export function PrintedSheet({ children }: { children: ReactNode }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the page out as soon as its listeners are done.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && createPortal(<div className={styles.sheet}>{children}</div>, document.body);
}
