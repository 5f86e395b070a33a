import { useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './cover-image.module.css';

export type CoverTint = 'training' | 'food' | 'diary' | 'challenge';

interface CoverImageProps {
  /** The picture's address; null or one that does not load leaves the area's own pattern. */
  src: string | null | undefined;
  /** Empty when the words beside it already say what it shows. */
  alt: string;
  tint: CoverTint;
  ratio?: 'wide' | 'photo' | 'square';
  /** Loads at once instead of when it comes near the screen: for the one large cover at the top. */
  isEager?: boolean;
  /** Badges laid over the picture's lower edge. */
  children?: ReactNode;
}

/** A cover of fixed shape that is never broken: behind the picture lies the area's tint and pattern. */
export function CoverImage({ src, alt, tint, ratio = 'photo', isEager = false, children }: CoverImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isShown = Boolean(src) && src !== failedSrc;
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
