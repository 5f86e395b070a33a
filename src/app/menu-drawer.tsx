import { X } from 'lucide-react';
import type { Permission } from '../../contract/permissions.ts';
import { nav } from '../language/words.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLayer } from '../ui/use-layer.ts';
import { Logo } from './logo.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import styles from './sidebar.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  permissions: ReadonlySet<Permission>;
  onSignOut?: (() => void) | undefined;
}

/** The sidebar on phones and tablets. */
export function MenuDrawer({ isOpen, onClose, permissions, onSignOut }: MenuDrawerProps) {
  const dialog = useLayer({ shape: 'drawer', isOpen, onClose });
  return (
    <dialog ref={dialog} aria-label="Menüü" className={classes(styles.drawer, styles.panel)}>
      {isOpen && (
        <div className={styles.drawerContent}>
          <div className={styles.drawerHead}>
            <Logo isLink={false} />
            <IconButton icon={X} label={nav['menu.close']} onClick={onClose} />
          </div>
          <SidebarMenu permissions={permissions} onSignOut={onSignOut} />
        </div>
      )}
    </dialog>
  );
}
