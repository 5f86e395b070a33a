import { lazy, startTransition, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { currentTrouble, onTroubleChanged } from '../../offline/database-trouble.ts';
import { DataLayer } from './data-layer.ts';
import { EngineProvider } from './engine-context.tsx';
import { AppRoutes } from '../router.tsx';
import type { Opened } from './open-ahead.ts';
import { SessionProvider } from './session-provider.tsx';
import { Shell } from '../shell.tsx';

const ShellStatus = lazy(async () => ({ default: (await import('../shell-status.tsx')).ShellStatus }));
const UpdateNotice = lazy(async () => ({
  default: (await import('../worker/update-notice.tsx')).UpdateNotice,
}));
const DatabaseNotice = lazy(async () => ({
  default: (await import('../database-notice.tsx')).DatabaseNotice,
}));
const SignOutDialog = lazy(async () => ({
  default: (await import('../sign-out-dialog.tsx')).SignOutDialog,
}));

/** The whole page, wired. A member's first screen reads from `opened`, if it was open in time. */
export function App({ opened }: { opened?: Opened | undefined }) {
  useEffect(() => {
    void import('./after-start.ts').then(({ afterStart }) => afterStart());
  }, []);
  return (
    <BrowserRouter>
      <SessionProvider opened={opened}>
        <EngineProvider opened={opened}>
          <AppRoutes shell={<MemberShell />} dataLayer={<DataLayer />} partLayer={<DataLayer isPart />} />
        </EngineProvider>
      </SessionProvider>
    </BrowserRouter>
  );
}

/** Adds to the shell what loads after the first screen: the count of waiting entries, notices and the sign-out dialog. */
function MemberShell() {
  const [isSigningOut, setIsSigningOut] = useState(false);
  const trouble = useSyncExternalStore(onTroubleChanged, currentTrouble, () => undefined);
  // Asking for their files while the first screen is drawn would make that wait.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  const status = isDrawn && (
    <Suspense>
      <ShellStatus />
    </Suspense>
  );
  const banner = isDrawn && (
    <Suspense>
      {trouble && <DatabaseNotice trouble={trouble} />}
      <UpdateNotice />
    </Suspense>
  );
  return (
    <>
      <Shell status={status} banner={banner} onSignOut={() => setIsSigningOut(true)} />
      {isSigningOut && (
        <Suspense>
          <SignOutDialog onClose={() => setIsSigningOut(false)} />
        </Suspense>
      )}
    </>
  );
}
