import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatBytes } from '../../../language/numbers.ts';
import { fill, training as trainingWords } from '../../../language/words.ts';
import type { SavedVideo } from '../../../library/saved-videos.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import styles from './saved-videos.module.css';
import { savedVideosText } from './saved-videos.text.ts';
import { stopAndRemove } from './savings.ts';
import { useSavedVideos } from './use-saved-videos.ts';

/** All videos she has saved here, with their sizes. Renders nothing without any. */
export function SavedVideoList({ memberId }: { memberId: string }) {
  const videos = useSavedVideos(memberId) ?? [];
  const headingId = useId();
  const list = useFocusOnward<HTMLUListElement>();
  const show = useSnackbar();
  const remove = async ({ address, title }: SavedVideo) => {
    await stopAndRemove(memberId, address);
    show({ text: fill(savedVideosText.removed, { title }) });
  };
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.heading}>
        {savedVideosText.list}
      </h3>
      <ul ref={list} className={styles.list}>
        {videos.map((video) => (
          <li key={video.address} className={styles.item}>
            <Link to={paths.studio.to(video.trainingId)}>{video.title}</Link>
            <span className={styles.size}>{sizeOf(video)}</span>
            <Button
              variant="quiet"
              size="compact"
              icon={Trash2}
              aria-label={fill(savedVideosText.removeOf, { title: video.title })}
              onClick={() => void remove(video)}
            >
              {trainingWords.removeOffline}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns, for an incomplete video, both the downloaded and the full size. */
function sizeOf({ isWhole, keptBytes, bytes }: SavedVideo): string {
  const all = formatBytes(bytes);
  return isWhole ? all : fill(savedVideosText.progress, { kept: formatBytes(keptBytes), all });
}
