import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchPosition } from '../../../../contract/marks/watch-position.mark.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { changeMark } from '../../../platform/marks/save-mark.ts';
import { useMark, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { positionAt, rememberPosition } from './watch-position.ts';

/** A crash loses at most this much of the position. */
const REMEMBER_EVERY_SECONDS = 5;

interface WatchPosition {
  /** The second at which she left the video; undefined once she is watching again. */
  leftAt: number | undefined;
  /** She has started watching, from whatever position. */
  begin: () => void;
  /** She has stopped: stores her place. */
  keep: () => void;
  /** Call it from an event that fires many times a second: only the device remembers, and only now and then. */
  rememberNowAndThen: () => void;
}

/**
 * Stores her place in a training's video, `film`, when she stops or leaves, and returns it the next time, on any of her devices.
 */
export function useWatchPosition(
  video: RefObject<HTMLVideoElement | null>,
  trainingId: string,
  film: string,
): WatchPosition {
  const store = useMarkStore();
  const memberId = useMemberId();
  const left = useMark(watchPosition, trainingId);
  const rememberedAt = useRef(0);
  const [isBegun, setIsBegun] = useState(false);

  const remember = (element: HTMLVideoElement) => {
    const position = positionAt(element.currentTime, element.duration, film);
    rememberedAt.current = element.currentTime;
    rememberPosition(memberId, trainingId, position);
    return position;
  };
  const keepOf = async (element: HTMLVideoElement) => {
    if (!isBegun || !(element.duration > 0)) return;
    const position = remember(element);
    try {
      await changeMark(store, watchPosition, trainingId, (kept) =>
        kept?.seconds === position?.seconds && kept?.film === position?.film ? undefined : position,
      );
      rememberPosition(memberId, trainingId, null);
    } catch {
      // The position that the device remembers is stored at the next start.
    }
  };
  const leave = useEffectEvent((element: HTMLVideoElement) => void keepOf(element));
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const onLeaving = () => leave(element);
    window.addEventListener('pagehide', onLeaving);
    return () => {
      window.removeEventListener('pagehide', onLeaving);
      onLeaving();
    };
  }, [video, trainingId]);

  return {
    leftAt: isBegun || (left?.film ?? film) !== film ? undefined : left?.seconds,
    begin: () => setIsBegun(true),
    keep: () => video.current && void keepOf(video.current),
    rememberNowAndThen: () => {
      if (!video.current || !(video.current.duration > 0)) return;
      const since = Math.abs(video.current.currentTime - rememberedAt.current);
      if (since >= REMEMBER_EVERY_SECONDS) remember(video.current);
    },
  };
}
