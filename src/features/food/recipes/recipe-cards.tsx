import type { RecipeRow } from '../../../library/recipe-row.ts';
import { avoidedSentence } from '../avoided/avoided-words.ts';
import { useAvoided } from '../avoided/use-avoided.ts';
import { heldIn } from '../avoided/avoidance.ts';
import { RecipeCard } from './recipe-card.tsx';
import styles from './recipe-cards.module.css';
import { useDrawnRows } from './use-drawn-rows.ts';

/** Covers in the first screenful load immediately. */
const EAGER_COVERS = 4;

interface RecipeCardsProps {
  rows: readonly RecipeRow[];
  /** Identifies a set of filters; '' without any. */
  name: string;
  heading?: 'h2' | 'h3';
}

/** Any number of recipes; only those near the viewport are rendered. */
export function RecipeCards({ rows, name, heading = 'h2' }: RecipeCardsProps) {
  const avoided = useAvoided();
  const { drawn, hasMore, sentinel } = useDrawnRows(rows.length, name);
  return (
    <>
      <ul className={styles.grid}>
        {rows.slice(0, drawn).map((row, position) => {
          const held = heldIn(row, avoided);
          return (
            <RecipeCard
              key={row.id}
              row={row}
              avoided={held && avoidedSentence(held, avoided)}
              isEager={position < EAGER_COVERS}
              heading={heading}
            />
          );
        })}
      </ul>
      {hasMore && <div ref={sentinel} />}
    </>
  );
}
