/** The lock screen and the buttons of headphones. */
export interface MediaControls {
  /** Anyone may read it from the lock screen: it holds nothing about her. */
  title: string;
  onPlay: () => void;
  onPause: () => void;
  /** Absent if nothing comes next. */
  onNext?: () => void;
  /** Absent if nothing came before. */
  onPrevious?: () => void;
  /** True if this keeps the media keys even after other sounds begin: she is in the middle of it. */
  isFirst?: boolean;
}

/** Those of what sounds or may go on sounding; the last one has the buttons. */
let shown: readonly MediaControls[] = [];

export function showMediaControls(controls: MediaControls): void {
  const others = shown.filter((one) => one !== controls);
  shown = [...others, controls].toSorted((one, other) => rankOf(one) - rankOf(other));
  hand(shown.at(-1));
}

/** Afterwards the buttons do nothing to the training or video that has been left, and belong to the one shown before it. */
export function hideMediaControls(controls: MediaControls): void {
  if (!shown.includes(controls)) return;
  shown = shown.filter((one) => one !== controls);
  hand(shown.at(-1));
}

const rankOf = ({ isFirst = false }: MediaControls) => Number(isFirst);

function hand(controls: MediaControls | undefined): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = controls
    ? new MediaMetadata({
        title: controls.title,
        artist: 'Hoog',
        artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
      })
    : null;
  navigator.mediaSession.setActionHandler('play', controls?.onPlay ?? null);
  navigator.mediaSession.setActionHandler('pause', controls?.onPause ?? null);
  navigator.mediaSession.setActionHandler('nexttrack', controls?.onNext ?? null);
  navigator.mediaSession.setActionHandler('previoustrack', controls?.onPrevious ?? null);
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
