import { useEffect, useState, useSyncExternalStore } from 'react';
import { listSavedVideos, onSavedVideosChanged, type SavedVideo } from '../../../library/saved-videos.ts';
import { onSavings, type Saving, savingOf } from './savings.ts';

/** The member's saved videos; undefined until they are read. */
export function useSavedVideos(memberId: string): readonly SavedVideo[] | undefined {
  const [videos, setVideos] = useState<readonly SavedVideo[]>();
  useEffect(() => {
    let isLeft = false;
    const read = () => {
      listSavedVideos(memberId).then(
        (list) => !isLeft && setVideos(list),
        // If the browser forbids storage, there are none.
        () => !isLeft && setVideos([]),
      );
    };
    read();
    const stopListening = onSavedVideosChanged(memberId, read);
    return () => {
      isLeft = true;
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
