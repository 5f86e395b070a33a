import { CircleCheck, Download, Trash2, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatBytes } from '../../../language/numbers.ts';
import { actions, fill, sync, training as trainingWords } from '../../../language/words.ts';
import { useConnection } from '../../../offline/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { connectionFacts, mayCost } from './data-plan.ts';
import styles from './saved-videos.module.css';
import { savedVideosText } from './saved-videos.text.ts';
import type { VideoToSave } from './save-video.ts';
import { type Saving, startSaving, stopAndRemove } from './savings.ts';
import { useSavedVideos, useSaving } from './use-saved-videos.ts';

interface SaveVideoPanelProps {
  memberId: string;
  /** Without its address, until that is known, it can only be shown. */
  video: Omit<VideoToSave, 'address'> & { address: string | undefined };
}

/** Saves the video for offline viewing: shows its size, then the progress, then a button to remove it. */
export function SaveVideoPanel({ memberId, video: { address = '', ...ofVideo } }: SaveVideoPanelProps) {
  const video: VideoToSave = { ...ofVideo, address };
  const videos = useSavedVideos(memberId);
  const saving = useSaving(memberId, address);
  const isOffline = useConnection() === 'offline';
  const [isAsking, setIsAsking] = useState(false);
  // Each press puts other buttons in this place.
  const place = useFocusOnward<HTMLDivElement>();
  const kept = videos?.find((each) => each.address === address);
  const size = formatBytes(video.bytes);
  const remove = () => void stopAndRemove(memberId, video.address);
  const save = () => {
    setIsAsking(false);
    void startSaving(memberId, video);
  };
  const ask = () => (mayCost(connectionFacts()) ? setIsAsking(true) : save());

  if (saving?.state === 'saving') {
    return <SavingProgress place={place} keptBytes={saving.keptBytes} bytes={video.bytes} onStop={remove} />;
  }
  if (kept?.isWhole) {
    return (
      <div ref={place} className={styles.row}>
        <output className={styles.saved}>
          <CircleCheck size={20} aria-hidden="true" />
          <span>
            {trainingWords.savedOffline} · {size}
          </span>
        </output>
        <Button variant="quiet" size="compact" icon={Trash2} onClick={remove}>
          {trainingWords.removeOffline}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.panel}>
      <Ending saving={saving} />
      <div className={styles.row}>
        <Button
          variant="secondary"
          size="compact"
          icon={Download}
          aria-disabled={isOffline}
          isBusy={!videos || address === ''}
          onClick={() => !isOffline && ask()}
        >
          {kept ? savedVideosText.resume : trainingWords.saveOffline}
        </Button>
        {kept && (
          <Button variant="quiet" size="compact" icon={Trash2} onClick={remove}>
            {trainingWords.removeOffline}
          </Button>
        )}
        <span className={styles.muted}>
          {kept
            ? fill(savedVideosText.partial, { kept: formatBytes(kept.keptBytes), all: size })
            : fill(trainingWords.needsSpace, { size })}
        </span>
      </div>
      <NeedsConnection />
      {isAsking && (
        <ConfirmDialog
          title={savedVideosText.mobileTitle}
          confirm={savedVideosText.saveNow}
          onClose={() => setIsAsking(false)}
          onConfirm={save}
        >
          <p>{fill(savedVideosText.mobileText, { size })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface SavingProgressProps {
  place: Ref<HTMLDivElement>;
  keptBytes: number;
  bytes: number;
  onStop: () => void;
}

function SavingProgress({ place, keptBytes, bytes, onStop }: SavingProgressProps) {
  const amounts = { kept: formatBytes(keptBytes), all: formatBytes(bytes) };
  return (
    <div ref={place} className={styles.row}>
      <div className={styles.progress}>
        <Progress
          label={savedVideosText.saving}
          value={keptBytes}
          max={bytes}
          text={fill(savedVideosText.progress, amounts)}
        />
      </div>
      <Button variant="quiet" size="compact" icon={X} onClick={onStop}>
        {actions.cancel}
      </Button>
    </div>
  );
}

/** The end of the last attempt in this page, if it failed and can succeed. */
function Ending({ saving }: { saving: Saving | undefined }) {
  if (saving?.state === 'full') {
    return (
      <Notice kind="danger" title={savedVideosText.notSaved} isAnnounced>
        {sync.storageFull}
      </Notice>
    );
  }
  if (saving?.state !== 'interrupted') return null;
  return (
    <Notice kind="warning" isAnnounced>
      {saving.isHeld ? savedVideosText.held : savedVideosText.interrupted}
    </Notice>
  );
}
