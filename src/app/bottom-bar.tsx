import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Permission } from '../../contract/permissions.ts';
import { classes } from '../ui/classes.ts';
import { bottomBarMenu } from './menu.ts';
import type { MenuItem } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { paths } from '../../contract/paths.ts';
import styles from './bottom-bar.module.css';

/** The on-screen keyboard takes at least this much of the height; browser bars take less. */
const KEYBOARD_MIN_PX = 160;

function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const look = () => setIsOpen(window.innerHeight - viewport.height * viewport.scale > KEYBOARD_MIN_PX);
    viewport.addEventListener('resize', look);
    return () => viewport.removeEventListener('resize', look);
  }, []);
  return isOpen;
}

/** Other screens of a place in the bar: its entry shows, less prominently, that she is somewhere in it. */
const FOOD = [
  paths.recipes,
  paths.mealplan,
  paths.nutritionCourse,
  paths.nutritionPlan,
  paths.nutritionInfo,
  paths.calculator,
].map((path) => path.to());
const TRAININGS = [paths.programs, paths.challenge, paths.timetable].map((path) => path.to());
const BELONGING: Readonly<Record<string, readonly string[]>> = {
  [paths.recipes.to()]: FOOD,
  [paths.mealplan.to()]: FOOD,
  [paths.studio.to()]: TRAININGS,
};

function BarLink({ to, label }: MenuItem) {
  const { pathname } = useLocation();
  const isWithin = BELONGING[to]?.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <li>
      <NavLink to={to} className={classes(styles.item, isWithin && styles.within)}>
        <span className={styles.pill}>
          <MenuIcon to={to} size={24} />
        </span>
        {label}
      </NavLink>
    </li>
  );
}

interface BottomBarProps {
  permissions: ReadonlySet<Permission>;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The five places a thumb reaches, on phones only; hidden while the keyboard is open. */
export function BottomBar({ permissions, isMenuOpen, onOpenMenu }: BottomBarProps) {
  const { before, after } = bottomBarMenu(permissions);
  const isKeyboardOpen = useKeyboardOpen();
  return (
    <nav aria-label="Kiirmenüü" className={styles.bar} hidden={isKeyboardOpen}>
      <ul className={styles.list}>
        {before.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          >
            <span className={styles.pill}>
              <Menu size={24} aria-hidden="true" />
            </span>
            Menüü
          </button>
        </li>
        {after.map((item) => (
          <BarLink key={item.to} {...item} />
        ))}
      </ul>
    </nav>
  );
}
