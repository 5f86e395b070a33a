import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { actions } from '../language/words.ts';
import { classes } from './classes.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  children: ReactNode;
  variant?: ButtonVariant;
  /** Compact is 44 px high, for rows and cards. */
  size?: 'regular' | 'compact' | 'large';
  icon?: LucideIcon | undefined;
  isWide?: boolean;
  /** In progress: the button keeps its place and its focus, but ignores presses. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function buttonClass(
  variant: ButtonVariant,
  size: 'regular' | 'compact' | 'large',
  isWide: boolean,
): string {
  return classes(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'regular',
    icon: Icon,
    isWide = false,
    isBusy = false,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, isWide)}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {isBusy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        Icon && <Icon size={20} aria-hidden="true" />
      )}
      <span className={styles.label}>{children}</span>
      {isBusy && <span className="visually-hidden">{actions.loading}</span>}
    </button>
  );
}
