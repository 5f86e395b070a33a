import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `plain` has a border, `raised` a shadow; `tinted` is plum, `warm` sea buckthorn, `food` juniper. */
  look?: 'raised' | 'plain' | 'tinted' | 'warm' | 'food';
  /** Without padding, for a cover that runs to the edges; put the text in CardBody. */
  isFlush?: boolean;
  as?: 'div' | 'article' | 'section' | 'li';
  /** Labels a section by the id of its heading. */
  labelledBy?: string;
}

export function Card({
  children,
  look = 'raised',
  isFlush = false,
  as: Element = 'div',
  labelledBy,
}: CardProps) {
  return (
    <Element
      className={classes(styles.card, styles[look], !isFlush && styles.padded)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** A link inside a card's heading whose click area is the whole card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({
  children,
  minimum = 'regular',
}: {
  children: ReactNode;
  minimum?: 'small' | 'regular' | 'large';
}) {
  return <ul className={classes(styles.grid, styles[`${minimum}Grid`])}>{children}</ul>;
}
