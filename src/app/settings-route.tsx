import { lazy, Suspense, useState } from 'react';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';

const SignOutDialog = lazy(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** The settings, with the sign-out dialog. */
export function SettingsRoute() {
  const [isSigningOut, setIsSigningOut] = useState(false);
  return (
    <>
      <SettingsScreen onSignOut={() => setIsSigningOut(true)} />
      {isSigningOut && (
        <Suspense>
          <SignOutDialog onClose={() => setIsSigningOut(false)} />
        </Suspense>
      )}
    </>
  );
}
