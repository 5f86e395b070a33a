import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: LucideIcon;
  /** The button's accessible name, also shown as its tooltip. */
  label: string;
  variant?: 'quiet' | 'filled' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

/** A round 48 px button whose name shows only as a tooltip and to screen readers. */
export function IconButton({ icon: Icon, label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[variant])}
      aria-label={label}
      title={label}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
