import { useEffect, useState, useSyncExternalStore } from 'react';
import { listSavedVideos, onSavedVideosChanged, type SavedVideo } from '../../../library/saved-videos.ts';
import { onSavings, type Saving, savingOf } from './savings.ts';

/** The member's saved videos; undefined until they are read. */
export function useSavedVideos(memberId: string): readonly SavedVideo[] | undefined {
  const [videos, setVideos] = useState<readonly SavedVideo[]>();
  useEffect(() => {
    let turn = 0;
    const read = async () => {
      turn += 1;
      const own = turn;
      // If the browser forbids storage, there are none.
      const list = await listSavedVideos(memberId).catch(() => []);
      // A reading that began before another change would bring back what that has removed.
      if (own === turn) setVideos(list);
    };
    void read();
    const stopListening = onSavedVideosChanged(memberId, () => void read());
    return () => {
      turn += 1;
      stopListening();
    };
  }, [memberId]);
  return videos;
}

/** This page's work on the video; undefined if there is none. */
export function useSaving(memberId: string, address: string): Saving | undefined {
  return useSyncExternalStore(
    onSavings,
    () => savingOf(memberId, address),
    () => undefined,
  );
}
