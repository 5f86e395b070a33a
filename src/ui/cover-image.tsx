import { useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './cover-image.module.css';
import { useCoversTurn } from './cover-turn.ts';

export type CoverTint = 'training' | 'food' | 'diary' | 'challenge';

interface CoverImageProps {
  /** The picture's address; if it is null or does not load, the area's pattern shows instead. */
  src: string | null | undefined;
  /** Empty when the text beside it already describes the picture. */
  alt: string;
  tint: CoverTint;
  ratio?: 'wide' | 'photo' | 'square';
  /** Loads immediately instead of near the viewport: for the one large cover at the top. */
  isEager?: boolean;
  /** Badges over the picture's lower edge. */
  children?: ReactNode;
}

/** A cover of fixed shape that never looks broken: the area's tint and pattern are behind the picture. */
export function CoverImage({ src, alt, tint, ratio = 'photo', isEager = false, children }: CoverImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isTurn = useCoversTurn();
  const isShown = isTurn && Boolean(src) && src !== failedSrc;
  return (
    <div className={classes(styles.cover, styles[tint], styles[ratio])}>
      {isShown ? (
        <img
          className={styles.image}
          src={src ?? undefined}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src ?? undefined)}
        />
      ) : (
        alt && <span className="visually-hidden">{alt}</span>
      )}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
