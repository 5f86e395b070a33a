import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';

interface IconLinkProps {
  to: string;
  icon: LucideIcon;
  /** The link's accessible name, also shown as its tooltip. */
  label: string;
}

/** A link that looks like an IconButton. */
export function IconLink({ to, icon: Icon, label }: IconLinkProps) {
  return (
    <Link to={to} className={classes(styles.button, styles.quiet)} aria-label={label} title={label}>
      <Icon size={22} aria-hidden="true" />
    </Link>
  );
}
