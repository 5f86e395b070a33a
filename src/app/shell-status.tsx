import { lazy } from 'react';
import { ConnectionBadge } from '../platform/sync-status/connection-badge.tsx';
import { TimerBadge } from '../platform/timers/timer-badge.tsx';
import { WaitingCount } from '../platform/sync-status/waiting-count.tsx';

const WaitingEntries = lazy(() =>
  import('./waiting-above-screens.tsx').then((module) => ({ default: module.WaitingAboveScreens })),
);

/** The status in the header of every screen: a running timer, the connection, and unsent entries. */
export function ShellStatus() {
  return (
    <>
      <TimerBadge />
      <ConnectionBadge />
      <WaitingCount List={WaitingEntries} />
    </>
  );
}
