import { Link, matchPath } from 'react-router-dom';
import { nav } from '../language/words.ts';
import { paths } from '../../contract/paths.ts';
import { ShopItem } from './shop-link.tsx';
import styles from './site-footer.module.css';

const LINKS = [
  { to: paths.about.to(), label: nav['/about'] },
  { to: paths.media.to(), label: nav['/media'] },
  { to: paths.calculator.to(), label: nav['/calculator'] },
  { to: paths.challenge.to(), label: nav['/challenge'] },
  { to: paths.subscription.to(), label: nav['/settings/subscription'] },
  { to: paths.privacy.to(), label: nav['/privacy'] },
  { to: paths.terms.to(), label: nav['/terms'] },
] as const;

const FOOTED = [
  paths.landing,
  paths.about,
  paths.media,
  paths.calculator,
  paths.privacy,
  paths.terms,
  paths.settings,
  paths.subscription,
];

/** Screens for looking around have a footer; screens for doing something have none. */
export function hasFooter(pathname: string): boolean {
  return FOOTED.some(({ pattern }) => matchPath(pattern, pathname));
}

/** Links to pages that are in no menu, and to the shop if there is one. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Lehe lõpus">
        <ul className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <ShopItem iconSize={16} />
        </ul>
      </nav>
    </footer>
  );
}
