import { type RefObject, useEffect, useRef, useState } from 'react';

interface Given {
  /** The newest that is known. */
  address: string;
  /** Rejects where none can be had. */
  askAddress: () => Promise<string>;
  isPlaying: boolean;
  /** Whether she has begun to watch. */
  isStarted: boolean;
  /** Whether all of it lies on the device. */
  isSaved: boolean;
}

interface PlayableAddress {
  address: string;
  isFailed: boolean;
  /** The video could not be read. */
  fail: (element: HTMLVideoElement) => void;
  /** What it is is known: it may be moved within. */
  ready: (element: HTMLVideoElement) => void;
  tryAgain: () => void;
}

/**
 * What a video that is watched is read from. Another address would begin it anew, so one that is watched is left as it is
 * until it cannot be read: then it has run out, perhaps, and the video goes on with a new one where it stood.
 */
export function usePlayableAddress(
  video: RefObject<HTMLVideoElement | null>,
  { address: newest, askAddress, isPlaying, isStarted, isSaved }: Given,
): PlayableAddress {
  const [address, setAddress] = useState(newest);
  const [isFailed, setIsFailed] = useState(false);
  const goOn = useRef<{ at: number; isPlaying: boolean }>(undefined);
  const [known, setKnown] = useState(newest);
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (known !== newest) {
    setKnown(newest);
    if (!isStarted) setAddress(newest);
  }
  if (wasSaved !== isSaved) setWasSaved(isSaved);
  if (isFailed && (wasSaved !== isSaved || (known !== newest && !isStarted))) setIsFailed(false);

  const renew = async ({ currentTime }: HTMLVideoElement) => {
    goOn.current ??= { at: currentTime, isPlaying };
    const fresh = await askAddress().catch(() => address);
    if (fresh === address) setIsFailed(true);
    else setAddress(fresh);
  };
  const tryAgain = () => {
    setIsFailed(false);
    video.current?.load();
  };
  useEffect(() => {
    // What has failed from the network may be read from the device.
    if (isSaved && video.current?.error) video.current.load();
  }, [isSaved, video]);

  return {
    address,
    isFailed,
    fail: (element) => void renew(element),
    ready: (element) => {
      const left = goOn.current;
      goOn.current = undefined;
      if (!left) return;
      element.currentTime = left.at;
      if (left.isPlaying) void element.play().catch(() => undefined);
    },
    tryAgain,
  };
}
