import { lazy, Suspense, useState } from 'react';
import { SettingsScreen } from '../features/account/settings/settings-screen.tsx';
import { nav, privacy } from '../language/words.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

// It is in this file, which a start seldom needs for it, because it consists of the settings' parts.
export { settleWithdrawals } from '../features/account/settings/settle-withdrawals.ts';

/** The settings, with the sign-out dialog. */
export function SettingsRoute() {
  /** The button that she pressed to be signed out. */
  const [pressed, setPressed] = useState<string>();
  return (
    <>
      <SettingsScreen
        onSignOut={() => setPressed(nav.signOut)}
        onClearDevice={() => setPressed(privacy.clearDevice)}
      />
      {pressed !== undefined && (
        <Suspense>
          <SignOutDialog title={pressed} onClose={() => setPressed(undefined)} />
        </Suspense>
      )}
    </>
  );
}
