/** The lock screen and the buttons of headphones. */
export interface MediaControls {
  /** Anyone may read it from the lock screen: nothing of hers. */
  title: string;
  onPlay: () => void;
  onPause: () => void;
  /** Absent where there is nothing to go on to. */
  onNext?: () => void;
  /** Absent where there is nothing to go back to. */
  onPrevious?: () => void;
}

export function showMediaControls(controls: MediaControls): void {
  if (!('mediaSession' in navigator)) return;
  const { title, onPlay, onPause, onNext, onPrevious } = controls;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: 'Hoog',
    artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
  navigator.mediaSession.setActionHandler('play', onPlay);
  navigator.mediaSession.setActionHandler('pause', onPause);
  navigator.mediaSession.setActionHandler('nexttrack', onNext ?? null);
  navigator.mediaSession.setActionHandler('previoustrack', onPrevious ?? null);
}

/** Afterwards its buttons do nothing to what has been left. */
export function hideMediaControls(): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const)
    navigator.mediaSession.setActionHandler(action, null);
}

/**
 * Safari's own: `playback` sounds through the lock and stops other sound, `ambient` mixes with it and falls silent with
 * the lock.
 */
export function chooseAudioSession(type: 'playback' | 'ambient'): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = type;
}

/** Safari, the only browser with audio sessions, is also the one that stops a playing track at times. */
export function mayStopWithLock(): boolean {
  return 'audioSession' in navigator;
}
