import type { Permission } from '../../contract/permissions.ts';
import { classes } from '../ui/classes.ts';
import { SidebarMenu } from './sidebar-menu.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  permissions: ReadonlySet<Permission>;
  onSignOut?: (() => void) | undefined;
}

/** Shows a rail of icons with labels from 768 px, the whole menu from 1024 px, and nothing on phones. */
export function Sidebar(props: SidebarProps) {
  return (
    <div className={classes(styles.sidebar, styles.panel)}>
      <SidebarMenu {...props} />
    </div>
  );
}
