import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './badge.module.css';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'solid';

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: LucideIcon | undefined;
}

/** A few words about the thing it sits on; never colour alone. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {children}
    </span>
  );
}
