import type { ReactNode } from 'react';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { measurementsText } from './measurements.text.ts';
import { momentOfPhoto, type PhotoArchive } from './photo-archive.ts';
import { useDiary } from './use-diary.ts';
import { hasPhoto, usePhotosDownload } from './use-photos-download.ts';

const NAMED = 10;

/** All of the diary's photos as one file, made on this device, with those that still wait here. */
export function PhotosDownload() {
  const { shown, reading } = useDiary();
  const { state, start, stop, saveAgain, unsaved } = usePhotosDownload(
    shown.map(({ measurement }) => measurement),
  );
  const isWhole = reading.state === 'ready' && reading.isWhole;
  if (isWhole && !shown.some(hasPhoto)) return <p>{measurementsText.noPhotos}</p>;
  const isGathering = state.step === 'gathering';
  return (
    <>
      <Button variant="secondary" onClick={isGathering ? stop : start}>
        {isGathering ? measurementsText.stopPhotos : measurementsText.downloadPhotos}
      </Button>
      {isGathering && (
        <Progress
          label={measurementsText.gatheringPhotos}
          value={state.of === 0 ? undefined : state.done}
          max={state.of || 1}
          text={`${state.done} / ${state.of}`}
        />
      )}
      {state.step === 'saved' && <Saved {...state} unsaved={unsaved} onAgain={saveAgain} />}
      {state.step === 'none' && (
        <Notice kind="danger" isAnnounced>
          {measurementsText.noPhotoHad}
        </Notice>
      )}
    </>
  );
}

interface SavedProps {
  archive: PhotoArchive;
  isFromMemory: boolean;
  unsaved: ReactNode;
  onAgain: () => void;
}

function Saved({ archive: { count, missing }, isFromMemory, unsaved, onAgain }: SavedProps) {
  const more = missing.length - NAMED;
  const again = (
    <Button variant="quiet" onClick={onAgain}>
      {measurementsText.savePhotosAgain}
    </Button>
  );
  return (
    <>
      {unsaved || (
        <Notice kind="success" isAnnounced action={again}>
          {fill(measurementsText.photosSaved, { count: formatCount(count, 'foto') })}
        </Notice>
      )}
      {isFromMemory && (
        <Notice kind="warning" isAnnounced>
          {measurementsText.photosFromMemory}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="warning" isAnnounced>
          <p>{fill(measurementsText.photosMissing, { count: formatCount(missing.length, 'foto') })}</p>
          <ul>
            {missing.slice(0, NAMED).map((moment, index) => (
              <li key={index}>{momentOfPhoto(moment)}</li>
            ))}
          </ul>
          {more > 0 && (
            <p>{fill(measurementsText.photosMissingMore, { count: formatCount(more, 'foto') })}</p>
          )}
        </Notice>
      )}
    </>
  );
}
