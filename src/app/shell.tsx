import { Menu, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { actions, nav } from '../language/words.ts';
import { useSession } from '../session/use-session.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { IconLink } from '../ui/icon-link.tsx';
import { useScrollMemory } from '../ui/scroll-memory.ts';
import { SnackbarProvider } from '../ui/snackbar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Boundary } from './boundary.tsx';
import { ScreenFailure } from './failure-screen.tsx';
import { Logo } from './logo.tsx';
import { isSignedIn } from './menu.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { isNoindex } from './noindex.ts';
import { paths } from '../../contract/paths.ts';
import { usePrerenderedHead } from './public-pages/prerendered-head.ts';
import { permissionsOfSession } from './session-permissions.ts';
import { Sidebar } from './sidebar.tsx';
import { hasFooter, SiteFooter } from './site-footer.tsx';
import styles from './shell.module.css';
import { useDrawer } from './use-drawer.ts';
import { useVisitedPlace } from './visited-place.ts';
import { Waiting } from './waiting.tsx';

const SessionEndedNotice = lazy(async () => ({
  default: (await import('./session-ended-notice.tsx')).SessionEndedNotice,
}));

/** Empty in the build, which fills it in later (src/app/public-pages/page-document.ts). */
const ORIGIN = globalThis.location?.origin ?? '';

interface ShellProps {
  /** The connection and unsent entries, in the header. */
  status?: ReactNode;
  /** Notices above every screen that the member can act on, such as a new version. */
  banner?: ReactNode;
  onSignOut?: () => void;
}

/**
 * The parts that stay while screens change: header, sidebar, bottom bar, and the boundary that keeps a failure inside
 * its screen.
 */
export function Shell({ status, banner, onSignOut }: ShellProps) {
  const session = useSession();
  const permissions = permissionsOfSession(session);
  const { pathname } = useLocation();
  const drawer = useDrawer();
  const isFooted = hasFooter(pathname);
  useScrollMemory();
  useVisitedPlace();
  usePrerenderedHead(pathname);
  const isEnded = session.state === 'authenticated' && session.needsSignIn;
  return (
    <SnackbarProvider>
      {isNoindex(pathname) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={ORIGIN + pathname} />
      )}
      <a href="#sisu" className={styles.skip}>
        {nav.skipLink}
      </a>
      <div className={styles.shell} aria-busy={session.state === 'authenticating' || undefined}>
        <div className={styles.side}>
          <header className={styles.header}>
            <span className={styles.railMenu}>
              <IconButton icon={Menu} label={nav['menu.open']} aria-haspopup="dialog" onClick={drawer.open} />
            </span>
            <Logo isLink={!isSignedIn(permissions)} />
            <div className={styles.status}>
              {status}
              <IconLink to={paths.search.to()} icon={Search} label={actions.search} />
            </div>
          </header>
          <Sidebar permissions={permissions} onSignOut={onSignOut} />
        </div>
        <MenuDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          permissions={permissions}
          onSignOut={onSignOut}
        />
        <div className={classes(styles.content, isFooted && styles.footed)}>
          <main id="sisu" tabIndex={-1} data-screen={pathname} className={styles.main}>
            {banner}
            {isEnded && (
              <Suspense>
                <SessionEndedNotice memberId={session.member.id} isSaid={pathname !== paths.login.to()} />
              </Suspense>
            )}
            <Boundary
              resetKey={pathname}
              fallback={(error, retry) => <ScreenFailure error={error} onRetry={retry} />}
            >
              <Suspense fallback={<Waiting />}>
                <Outlet />
              </Suspense>
            </Boundary>
          </main>
          {isFooted && <SiteFooter />}
        </div>
        <BottomBar permissions={permissions} isMenuOpen={drawer.isOpen} onOpenMenu={drawer.open} />
      </div>
    </SnackbarProvider>
  );
}
