import { ConnectionBadge } from '../features/sync-status/connection-badge.tsx';
import { WaitingCount } from '../features/sync-status/waiting-count.tsx';

/** What the header says of the connection and of what is not with the server yet. */
export function ShellStatus() {
  return (
    <>
      <ConnectionBadge />
      <WaitingCount />
    </>
  );
}
