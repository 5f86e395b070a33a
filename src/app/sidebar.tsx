import type { Permission } from '../contract/permissions.ts';
import { classes } from '../ui/classes.ts';
import { SidebarMenu } from './sidebar-menu.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  permissions: ReadonlySet<Permission>;
  onSignOut?: (() => void) | undefined;
}

/** A rail of icons with their words from 768 px, the whole menu from 1024 px, nothing on phones. */
export function Sidebar(props: SidebarProps) {
  return (
    <div className={classes(styles.sidebar, styles.panel)}>
      <SidebarMenu {...props} />
    </div>
  );
}
