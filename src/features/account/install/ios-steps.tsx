import { pwa } from '../../../language/words.ts';
import styles from './install-card.module.css';
import { AddPicture, MenuPicture, SharePicture } from './ios-step-pictures.tsx';

const STEPS = [
  { words: pwa['install.ios.1'], Picture: SharePicture },
  { words: pwa['install.ios.2'], Picture: MenuPicture },
  { words: pwa['install.ios.3'], Picture: AddPicture },
];

/** On iOS only she can install it: what to tap, as it looks there. */
export function IosSteps() {
  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map(({ words, Picture }, index) => (
          <li key={words} className={styles.step}>
            <Picture />
            <span className={styles.words}>
              <span className={styles.number}>{index + 1}.</span>
              <span>{words}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{pwa['install.ios.note']}</p>
    </>
  );
}
