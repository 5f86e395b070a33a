import { useEffect, useState } from 'react';
import { momentOf } from '../contract/moments.ts';
import { useConnection } from '../offline/connection.ts';
import { useSession } from '../session/use-session.ts';
import { VISITOR, withLibrary } from './library-database.ts';

/** While there is no connection: when the library was last compared with the server. Undefined otherwise. */
export function useLibraryAge(): string | undefined {
  const session = useSession();
  const viewerId = session.state === 'authenticated' ? session.member.id : VISITOR;
  const isOffline = useConnection() === 'offline';
  const [checkedAt, setCheckedAt] = useState<number>();
  useEffect(() => {
    if (!isOffline) return undefined;
    let isLeft = false;
    withLibrary(viewerId, (database) => database.get('state', 'state')).then(
      (state) => !isLeft && setCheckedAt(state?.checkedAt),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isOffline, viewerId]);
  return isOffline && checkedAt !== undefined ? momentOf(new Date(checkedAt)) : undefined;
}
