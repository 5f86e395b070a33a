import { type RefObject, useEffect, useState } from 'react';
import { deviceChoice } from '../../../ui/device-choice.ts';

const withoutCaptions = deviceChoice('noCaptions');

/**
 * Returns whether the captions are shown from the start, as she last chose on this device: by a key, in the browser's controls, or
 * in the menu that a phone has in its own full screen.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isShown] = useState(() => !withoutCaptions.read());
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return undefined;
    const keep = () => withoutCaptions.choose([...tracks].every(({ mode }) => mode !== 'showing'));
    tracks.addEventListener('change', keep);
    return () => tracks.removeEventListener('change', keep);
  }, [video]);
  return isShown;
}
