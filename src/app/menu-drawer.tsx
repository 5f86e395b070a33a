import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Permission } from '../contract/permissions.ts';
import { nav } from '../language/words.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import styles from './sidebar.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  permissions: ReadonlySet<Permission>;
  onSignOut?: (() => void) | undefined;
}

/** The sidebar on phones and tablets: a modal, so the page behind it is inert and focus returns. */
export function MenuDrawer({ isOpen, onClose, permissions, onSignOut }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const onPress = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.showModal();
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('click', onPress);
      element.close();
    };
  }, [isOpen, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label="Menüü"
      className={classes(styles.drawer, styles.panel)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <div className={styles.drawerContent}>
          <div className={styles.drawerHead}>
            <Logo isLink={false} />
            <IconButton icon={X} label={nav['menu.close']} onClick={onClose} />
          </div>
          <SidebarMenu permissions={permissions} isInDrawer onSignOut={onSignOut} />
        </div>
      )}
    </dialog>
  );
}
