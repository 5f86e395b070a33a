import { Eye, EyeOff, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDay } from '../../../language/dates.ts';
import { diary, fill } from '../../../language/words.ts';
import type { Entry, KeptPhoto } from '../../../offline/entry.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './hidden-photo.module.css';
import { KeptPhotoImage } from './kept-photo-image.tsx';
import type { ShownMeasurement } from './measurements-with-entries.ts';
import { measurementsText } from './measurements.text.ts';
import { useWhenLeft } from './use-when-left.ts';

interface HiddenPhotoProps {
  row: ShownMeasurement;
  onRefresh: () => void;
}

/**
 * A diary photo that shows only after a tap, so that nobody next to her in the gym sees it; it hides again when the
 * app is left.
 */
export function HiddenPhoto({ row, onRefresh }: HiddenPhotoProps) {
  const [isShown, setIsShown] = useState(false);
  useWhenLeft(() => setIsShown(false));
  return (
    <div className={styles.photo}>
      {isShown ? (
        <DiaryPhoto row={row} onRefresh={onRefresh} className={styles.image} />
      ) : (
        <div className={styles.veil} aria-hidden="true">
          <EyeOff size={22} />
          <span>{diary.photo}</span>
        </div>
      )}
      <Button
        variant="quiet"
        size="compact"
        icon={isShown ? EyeOff : Eye}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? measurementsText.hidePhoto : measurementsText.showPhoto}
      </Button>
    </div>
  );
}

interface DiaryPhotoProps extends HiddenPhotoProps {
  /** „Enne“ or „Pärast“, if it is compared with another. */
  place?: string;
  className?: string | undefined;
}

/** The photo itself, from this device while it is waiting, otherwise from the server. */
export function DiaryPhoto({ row: { measurement, entry }, onRefresh, place, className }: DiaryPhotoProps) {
  const date = formatDay(measurement.eventDateTime);
  const alt =
    place === undefined
      ? fill(measurementsText.photoOf, { date })
      : fill(measurementsText.photoBeside, { place, date });
  if (entry?.hasPhoto) return <WaitingPhoto entry={entry} alt={alt} className={className} />;
  const address = measurement.photoUrl ?? '';
  return <StoredPhoto address={address} alt={alt} className={className} onRefresh={onRefresh} />;
}

/** The photo of an unsent entry, which is on this device. */
function WaitingPhoto({
  entry,
  alt,
  className,
}: {
  entry: Entry;
  alt: string;
  className: string | undefined;
}) {
  const outbox = useOutbox();
  const [photo, setPhoto] = useState<KeptPhoto>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    let isWanted = true;
    outbox?.photoOf(entry).then(
      (kept) => isWanted && setPhoto(kept),
      () => isWanted && setIsUnreadable(true),
    );
    return () => {
      isWanted = false;
    };
  }, [outbox, entry]);
  if (isUnreadable) return <MissingPhoto reason={measurementsText.photoUnreadable} />;
  return photo ? <KeptPhotoImage photo={photo} alt={alt} className={className} /> : null;
}

function MissingPhoto({ reason }: { reason: string }) {
  return (
    <output className={styles.problem}>
      <ImageOff size={20} aria-hidden="true" />
      {reason}
    </output>
  );
}

interface StoredPhotoProps {
  address: string;
  alt: string;
  className: string | undefined;
  onRefresh: () => void;
}

/** Its signed address is valid for minutes only; when it fails, a new one is requested once. */
function StoredPhoto({ address, alt, className, onRefresh }: StoredPhotoProps) {
  const [failed, setFailed] = useState<string>();
  const [hasRefreshed, setHasRefreshed] = useState(false);
  if (failed === address) return <MissingPhoto reason={measurementsText.photoUnavailable} />;
  const fail = () => {
    setFailed(address);
    if (!hasRefreshed) onRefresh();
    setHasRefreshed(true);
  };
  return <img src={address} alt={alt} className={className} onError={fail} />;
}
