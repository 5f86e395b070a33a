import { memo } from 'react';
import { Card, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { AvoidedNote } from '../../food/avoided/avoided-note.tsx';
import styles from '../../../ui/cover-card.module.css';
import { reasonOf, splitAtFound } from './found-text.ts';
import type { SearchThing } from './search-thing.ts';

interface FoundThingProps {
  thing: SearchThing;
  words: ReadonlySet<string>;
  /** The foods of it that she does not eat, as a sentence. */
  avoided?: string | undefined;
}

/** One thing that was found, with the words by which it was. */
export const FoundThing = memo(function FoundThing({ thing, words, avoided }: FoundThingProps) {
  const { kind, to, name, thumbnail, lockedLevel } = thing;
  const reason = reasonOf(thing, words);
  const text = (
    <div className={styles.words}>
      <h3 className={styles.title}>
        <CardLink to={to}>
          <Marked text={name} words={words} />
        </CardLink>
      </h3>
      {reason !== '' && (
        <p className={styles.facts}>
          <Marked text={reason} words={words} />
        </p>
      )}
      <AvoidedNote sentence={avoided} />
      {lockedLevel && (
        <p className={styles.marks}>
          <LockedBadge level={lockedLevel} />
        </p>
      )}
    </div>
  );
  return (
    <Card as="li" isFlush>
      {thumbnail === undefined ? (
        text
      ) : (
        <div className={styles.training}>
          <div className={styles.cover}>
            <CoverImage src={thumbnail} alt="" tint={kind === 'recipe' ? 'food' : 'training'} ratio="wide" />
          </div>
          {text}
        </div>
      )}
    </Card>
  );
});

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return splitAtFound(text, words).map(({ text: piece, isFound }, place) =>
    isFound ? <mark key={place}>{piece}</mark> : piece,
  );
}
