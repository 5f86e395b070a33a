import { type RefObject, useEffect, useRef, useState } from 'react';
import { filmOf } from './watch-position.ts';

interface Given {
  /** The newest known address; undefined if none is known yet. */
  address: string | undefined;
  /** Rejects if there is none. */
  askAddress: () => Promise<string>;
  isPlaying: boolean;
  isStarted: boolean;
  /** True if the whole video is on the device. */
  isSaved: boolean;
}

interface PlayableAddress {
  address: string | undefined;
  isFailed: boolean;
  /** The video could not be read. */
  fail: (element: HTMLVideoElement) => void;
  /** Metadata has loaded, so seeking is possible. */
  ready: (element: HTMLVideoElement) => void;
  tryAgain: () => void;
}

/**
 * The address of a video being watched. Changing it would restart the video, so it stays until reading fails. The
 * address may then have expired, and the video continues from the same position with a new one. Another film begins anew.
 */
export function usePlayableAddress(
  video: RefObject<HTMLVideoElement | null>,
  { address: newest, askAddress, isPlaying, isStarted, isSaved }: Given,
): PlayableAddress {
  const [address, setAddress] = useState(newest);
  const [isFailed, setIsFailed] = useState(false);
  const resumeFrom = useRef<{ at: number; isPlaying: boolean }>(undefined);
  const [known, setKnown] = useState(newest);
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (known !== newest) {
    setKnown(newest);
    // She may press play before the first address is known.
    if (!isStarted || address === undefined) setAddress(newest);
  }
  if (wasSaved !== isSaved) setWasSaved(isSaved);
  if (isFailed && (wasSaved !== isSaved || (known !== newest && !isStarted))) setIsFailed(false);

  const renew = async ({ currentTime }: HTMLVideoElement) => {
    resumeFrom.current ??= { at: currentTime, isPlaying };
    const fresh = await askAddress().catch(() => address);
    if (filmOf(fresh) !== filmOf(address)) resumeFrom.current = { at: 0, isPlaying };
    if (fresh === address) setIsFailed(true);
    else setAddress(fresh);
  };
  const tryAgain = () => {
    setIsFailed(false);
    video.current?.load();
  };
  useEffect(() => {
    // A video that failed over the network may be readable from the device.
    if (isSaved && video.current?.error) video.current.load();
  }, [isSaved, video]);

  return {
    address,
    isFailed,
    fail: (element) => void renew(element),
    ready: (element) => {
      const left = resumeFrom.current;
      resumeFrom.current = undefined;
      if (!left) return;
      element.currentTime = left.at;
      if (left.isPlaying) void element.play().catch(() => undefined);
    },
    tryAgain,
  };
}
