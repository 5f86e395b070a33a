import { type RefObject, useEffect } from 'react';

const SKIPS: Readonly<Record<string, number>> = { arrowleft: -5, arrowright: 5, j: -10, l: 10 };
const DEEDS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': playOrPause,
  k: playOrPause,
  f: fillScreen,
  c: showOrHideCaptions,
  m: (video) => (video.muted = !video.muted),
};
const CAPTURED = { capture: true };
const FIELDS = 'input, select, textarea, [contenteditable]';

/** The keys of films, while the focus is in the player: a field keeps its letters, and a button is pressed by the space. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const player = video.current?.parentElement;
    const press = (event: KeyboardEvent) => pressKey(event, video.current);
    player?.addEventListener('keydown', press, CAPTURED);
    return () => player?.removeEventListener('keydown', press, CAPTURED);
  }, [video]);
}

function pressKey(event: KeyboardEvent, video: HTMLVideoElement | null): void {
  const { target, ctrlKey, altKey, metaKey } = event;
  const key = event.key.toLowerCase();
  const isOthers = target instanceof Element && target.closest(key === ' ' ? `${FIELDS}, button` : FIELDS);
  if (!video || isOthers || ctrlKey || altKey || metaKey) return;
  const skip = SKIPS[key];
  const deed = DEEDS[key];
  if (skip === undefined && !deed) return;
  // The browser's own controls would do it once more: Chromium's listen on the video itself.
  event.preventDefault();
  event.stopPropagation();
  if (skip !== undefined) video.currentTime = Math.max(0, video.currentTime + skip);
  else if (!event.repeat) deed?.(video);
}

function playOrPause(video: HTMLVideoElement): void {
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

function fillScreen(video: HTMLVideoElement): void {
  const filling = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen?.();
  // A browser that refuses leaves the film in its place.
  void filling?.catch(() => undefined);
}

function showOrHideCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}
