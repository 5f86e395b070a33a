import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { trainingsText } from './trainings.text.ts';

interface ScreenButtonsProps {
  video: RefObject<HTMLVideoElement | null>;
}

/** Shows the film above other windows or on a television, each if the browser can; and turns a full screen to its side. */
export function ScreenButtons({ video }: ScreenButtonsProps) {
  const [hasTelevision, setHasTelevision] = useState(false);
  // The build renders public pages without a document.
  const canFloat = globalThis.document?.pictureInPictureEnabled;
  useEffect(() => {
    const element = video.current;
    const turn = () => {
      if (document.fullscreenElement === element) void lockSideways();
    };
    document.addEventListener('fullscreenchange', turn);
    void element?.remote?.watchAvailability(setHasTelevision).catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', turn);
      void element?.remote?.cancelWatchAvailability().catch(() => undefined);
    };
  }, [video]);
  // She has closed the choice, or the browser refuses: the film stays in its place.
  const attempt = (work: Promise<unknown> | undefined) => void work?.catch(() => undefined);
  return (
    <>
      {canFloat && (
        <Button
          variant="quiet"
          size="compact"
          onClick={() => attempt(video.current?.requestPictureInPicture?.())}
        >
          {trainingsText.pictureInPicture}
        </Button>
      )}
      {hasTelevision && (
        <Button variant="quiet" size="compact" onClick={() => attempt(video.current?.remote?.prompt())}>
          {trainingsText.television}
        </Button>
      )}
    </>
  );
}

/** Only some phones let a page turn the screen. */
async function lockSideways(): Promise<void> {
  const orientation: { lock?: (to: 'landscape') => Promise<void> } = screen.orientation;
  await orientation.lock?.('landscape').catch(() => undefined);
}
