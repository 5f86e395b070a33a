import { LogIn, LogOut } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Permission } from '../../contract/permissions.ts';
import { nav } from '../language/words.ts';
import { classes } from '../ui/classes.ts';
import { isSignedIn, isWithin, sidebarMenu } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { paths } from '../../contract/paths.ts';
import { ShopItem } from './shop-link.tsx';
import styles from './sidebar.module.css';

interface SidebarMenuProps {
  permissions: ReadonlySet<Permission>;
  onSignOut?: (() => void) | undefined;
}

/** The groups of links, the shop if there is one, and at the end signing in or out. */
export function SidebarMenu({ permissions, onSignOut }: SidebarMenuProps) {
  const id = useId();
  const groups = sidebarMenu(permissions);
  const { pathname } = useLocation();
  return (
    <nav aria-label="Peamenüü" className={styles.nav}>
      <div className={styles.groups}>
        {groups.map(({ heading, items }, index) => (
          <div key={heading ?? 'all'} className={styles.group}>
            {heading && (
              <p id={`${id}-${index}`} className={styles.heading}>
                {heading}
              </p>
            )}
            <ul className={styles.list} aria-labelledby={heading && `${id}-${index}`}>
              {items.map((item) => (
                <li key={item.to}>
                  <NavLink
                    to={item.to}
                    className={classes(styles.item, isWithin(item.to, pathname) && styles.within)}
                  >
                    <MenuIcon to={item.to} size={22} />
                    <span>{item.label}</span>
                  </NavLink>
                </li>
              ))}
              {index === groups.length - 1 && <ShopItem className={styles.item} iconSize={22} />}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {!isSignedIn(permissions) && (
          <NavLink to={paths.login.to()} className={classes(styles.signIn)}>
            <LogIn size={20} aria-hidden="true" />
            <span>{nav['/login']}</span>
          </NavLink>
        )}
        {isSignedIn(permissions) && onSignOut && (
          <button type="button" className={styles.item} onClick={onSignOut}>
            <LogOut size={22} aria-hidden="true" />
            <span>{nav.signOut}</span>
          </button>
        )}
      </div>
    </nav>
  );
}
