import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';
import type { ButtonVariant } from './button.tsx';

interface LinkButtonProps {
  children: ReactNode;
  /** A path of the app, or an absolute URL that leaves it. */
  to: string;
  variant?: ButtonVariant;
  size?: 'regular' | 'compact' | 'large';
  icon?: LucideIcon | undefined;
  isWide?: boolean;
  /** History state for the target screen. */
  state?: unknown;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { children, to, variant = 'primary', size = 'regular', icon: Icon, isWide = false, state } = props;
  const content = (
    <>
      {Icon && <Icon size={20} aria-hidden="true" />}
      <span>{children}</span>
    </>
  );
  const className = buttonClass(variant, size, isWide);
  return to.startsWith('/') ? (
    <Link to={to} state={state} className={className}>
      {content}
    </Link>
  ) : (
    <a href={to} className={className}>
      {content}
    </a>
  );
}
