import { sync } from '../../language/words.ts';
import { useConnection, useHasNetwork } from '../../offline/connection.ts';
import { useSession } from '../../session/use-session.ts';
import { syncStatusText } from './sync-status.text.ts';

/** The obstacle between her and the service now. An ended session is not called a missing connection. */
export type Obstacle = 'connection' | 'session';

/** The words for her next step. */
export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  connection: sync.needsConnection,
  session: syncStatusText.signInFirst,
};

export function useObstacle(): Obstacle | undefined {
  const connection = useConnection();
  const hasNetwork = useHasNetwork();
  const session = useSession();
  if (connection === 'online') return undefined;
  const hasEnded = session.state === 'authenticated' && session.needsSignIn;
  return hasEnded && hasNetwork ? 'session' : 'connection';
}
