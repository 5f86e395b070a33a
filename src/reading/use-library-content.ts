import { useEffect, useState } from 'react';
import { onLibraryRefreshed } from '../library/library-channel.ts';
import { type LibraryDatabase, withLibrary } from '../library/library-database.ts';
import { useMemberId } from '../session/use-member-id.ts';

/**
 * The result of `read` in the library, and again whenever that has been refreshed; undefined until it has been read. `nothing` is
 * returned for a library that cannot be opened. Both must be the same functions or values at each call.
 */
export function useLibraryContent<Content>(
  read: (library: LibraryDatabase) => Promise<Content>,
  nothing: Content,
): Content | undefined {
  const viewerId = useMemberId();
  const [found, setFound] = useState<{ content: Content; viewerId: string }>();
  useEffect(() => {
    let turn = 0;
    const readAgain = async () => {
      turn += 1;
      const own = turn;
      const content = await withLibrary(viewerId, read).catch(() => nothing);
      // A reading that began before a later refresh would show the content of before it.
      if (own === turn) setFound({ content, viewerId });
    };
    void readAgain();
    const stop = onLibraryRefreshed(viewerId, () => void readAgain());
    return () => {
      turn += 1;
      stop();
    };
  }, [viewerId, read, nothing]);
  return found?.viewerId === viewerId ? found.content : undefined;
}
