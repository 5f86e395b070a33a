import { type RefObject, useRef, useState } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';
import { keepWatchPosition, readWatchPosition } from './watch-position.ts';

/** A crash loses at most this much of the position. */
const KEEP_EVERY_SECONDS = 5;

interface WatchPosition {
  /** Where she left the video, in seconds from the start; undefined once she is watching again. */
  leftAt: number | undefined;
  /** She has started watching, from whatever position. */
  begin: () => void;
  keep: () => void;
  /** Like `keep`, for an event that fires many times a second. */
  keepNowAndThen: () => void;
}

/** Stores on this device where she left a training's video, and returns it the next time. */
export function useWatchPosition(
  video: RefObject<HTMLVideoElement | null>,
  trainingId: string,
): WatchPosition {
  const memberId = useMemberId();
  const keptAt = useRef(0);
  const [leftAt, setLeftAt] = useState(() => readWatchPosition(memberId, trainingId));
  const begin = () => setLeftAt(undefined);
  const keep = () => {
    if (!video.current || !(video.current.duration > 0)) return;
    keptAt.current = video.current.currentTime;
    keepWatchPosition(memberId, trainingId, video.current.currentTime, video.current.duration);
  };
  return {
    leftAt,
    begin,
    keep,
    keepNowAndThen: () => {
      if (video.current && Math.abs(video.current.currentTime - keptAt.current) >= KEEP_EVERY_SECONDS) keep();
    },
  };
}
