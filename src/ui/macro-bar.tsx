import { formatWithUnit } from '../language/numbers.ts';
import { food } from '../language/words.ts';
import styles from './macro-bar.module.css';

interface MacroBarProps {
  /** Grams. */
  nutrition: { protein: number; fat: number; carbs: number };
}

/** Energy per gram, which sets each segment's width. */
const MACROS = [
  { key: 'protein', letter: 'V', kcalPerGram: 4 },
  { key: 'fat', letter: 'R', kcalPerGram: 9 },
  { key: 'carbs', letter: 'S', kcalPerGram: 4 },
] as const;

/** Protein, fat and carbohydrates as labelled shares of the energy, with their grams in words below. */
export function MacroBar({ nutrition }: MacroBarProps) {
  return (
    <div className={styles.macros}>
      <div className={styles.bar} aria-hidden="true">
        {MACROS.map(({ key, letter, kcalPerGram }) => (
          <span
            key={key}
            className={`${styles.share} ${styles[key]}`}
            style={{ flexGrow: Math.max(nutrition[key] * kcalPerGram, 0.001) }}
          >
            {letter}
          </span>
        ))}
      </div>
      <dl className={styles.figures}>
        {MACROS.map(({ key, letter }) => (
          <div key={key} className={styles.figure}>
            <dt>
              <span className={`${styles.letter} ${styles[key]}`} aria-hidden="true">
                {letter}
              </span>
              {food[key]}
            </dt>
            <dd translate="no">{formatWithUnit(nutrition[key], 'g', 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
