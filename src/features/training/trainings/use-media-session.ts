import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The length of a skip by the lock screen's buttons. */
const SEEK_SECONDS = 10;

/** After these the lock screen would count on from a wrong place. */
const MOVING = ['loadedmetadata', 'playing', 'seeked', 'ratechange'];

interface MediaSessionOf {
  title: string;
  artwork: string | null;
}

/** Names the playing video on the lock screen, tells it how far the video is, and lets its buttons play, pause and seek. */
export function useMediaSession(
  video: RefObject<HTMLVideoElement | null>,
  { title, artwork }: MediaSessionOf,
): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({
      title,
      artist: 'Hoog',
      artwork: artwork === null ? [] : [{ src: artwork }],
    });
    const seek = (seconds: number) => {
      if (video.current) video.current.currentTime = Math.max(0, video.current.currentTime + seconds);
    };
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      // Refused, or the video has gone meanwhile: its own controls show that it is paused.
      play: () => void video.current?.play().catch(() => undefined),
      pause: () => video.current?.pause(),
      seekbackward: ({ seekOffset }) => seek(-(seekOffset ?? SEEK_SECONDS)),
      seekforward: ({ seekOffset }) => seek(seekOffset ?? SEEK_SECONDS),
      seekto: ({ seekTime }) => {
        if (video.current && seekTime !== undefined && seekTime !== null)
          video.current.currentTime = seekTime;
      },
    };
    const actions: MediaSessionAction[] = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'];
    const listen = () => {
      for (const action of actions) session.setActionHandler(action, handlers[action] ?? null);
    };
    listen();
    // Safari forgets the handlers when a video begins, and lets nobody seek who does not say where the video is.
    const element = video.current;
    const stop = element && [
      onEach(element, ['playing'], listen),
      onEach(element, MOVING, () => tellPlace(element)),
    ];
    return () => {
      for (const end of stop ?? []) end();
      session.metadata = null;
      for (const action of actions) session.setActionHandler(action, null);
    };
  }, [video, title, artwork]);
}

/** Returns how to end it. */
function onEach(element: HTMLVideoElement, events: readonly string[], listener: () => void): () => void {
  for (const event of events) element.addEventListener(event, listener);
  return () => {
    for (const event of events) element.removeEventListener(event, listener);
  };
}

function tellPlace({ duration, playbackRate, currentTime }: HTMLVideoElement): void {
  if (!Number.isFinite(duration)) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, playbackRate, position });
}
