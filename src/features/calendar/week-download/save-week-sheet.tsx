import { CircleCheck, Download, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { actions, fill } from '../../../language/words.ts';
import { trainingsOf } from '../../../library/saved-videos.ts';
import { useConnection } from '../../../offline/connection.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { connectionFacts, isFree, mayCost } from '../../training/saved-videos/data-plan.ts';
import { savedVideosText } from '../../training/saved-videos/saved-videos.text.ts';
import { useSavedVideos } from '../../training/saved-videos/use-saved-videos.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { videoQuestion } from '../../training/trainings/trainings.question.ts';
import { addressIn } from '../../training/trainings/use-video-address.ts';
import { useWeekFilms } from './use-week-films.ts';
import styles from './week-download.module.css';
import { saveWeekText } from './save-week.text.ts';
import { weekDownloadText } from './week-download.text.ts';
import {
  forgetWeekEnd,
  startWeekSaving,
  stopWeekSaving,
  type WeekFilm,
  type WeekSaving,
  weekSaving,
} from './week-saving.ts';

interface SaveWeekSheetProps {
  memberId: string;
  onClose: () => void;
}

/** The films of the coming week's trainings in one tap, after their size. It goes on when the sheet is closed. */
export function SaveWeekSheet({ memberId, onClose }: SaveWeekSheetProps) {
  const week = useWeekFilms();
  const saved = useSavedVideos(memberId);
  const saving = useSyncExternalStore(weekSaving.subscribe, weekSaving.get);
  useEffect(() => forgetWeekEnd, []);
  // Each press takes its button away.
  const place = useFocusWhenLost<HTMLDivElement>();
  const isHere = ({ trainingId }: WeekFilm) =>
    saved?.some((video) => video.isWhole && trainingsOf(video).includes(trainingId)) ?? false;
  const missing = week?.films.filter((film) => !isHere(film));
  return (
    <Sheet isOpen onClose={onClose} title={weekDownloadText.title}>
      <div ref={place} tabIndex={-1} className={styles.panel}>
        {week && missing && saved ? (
          <>
            {week.unknown > 0 && (
              <RetryNotice title={weekDownloadText.unknown} onRetry={week.askAgain}>
                {fill(weekDownloadText.unknownInfo, { count: formatCount(week.unknown, 'treening') })}
              </RetryNotice>
            )}
            {(week.films.length > 0 || week.unknown === 0) && (
              <Saving memberId={memberId} saving={saving} all={week.films.length} missing={missing} />
            )}
          </>
        ) : (
          <>
            <LoadingRegion>
              <Skeleton count={3} />
            </LoadingRegion>
            <NeedsConnection />
          </>
        )}
      </div>
    </Sheet>
  );
}

interface SavingProps {
  memberId: string;
  saving: WeekSaving;
  /** The number of films in the week. */
  all: number;
  missing: readonly WeekFilm[];
}

function Saving({ memberId, saving, all, missing }: SavingProps) {
  const isOffline = useConnection() === 'offline';
  const askVideo = useAsk(videoQuestion);
  const [isAsking, setIsAsking] = useState(false);
  const size = formatBytes(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  const askAddress = async (trainingId: string) => addressIn(await askVideo(trainingId));
  const save = () => {
    setIsAsking(false);
    void startWeekSaving({ memberId, films: missing, askAddress });
  };
  if (saving.state === 'saving') return <SavingProgress {...saving} />;
  if (all === 0) return <p>{weekDownloadText.none}</p>;
  if (missing.length === 0) {
    return (
      <output className={styles.here}>
        <CircleCheck size={20} aria-hidden="true" />
        {weekDownloadText.isHere}
      </output>
    );
  }
  const facts = connectionFacts();
  return (
    <>
      <p className={styles.muted}>{weekDownloadText.info}</p>
      {saving.state !== 'idle' && (
        <Notice kind={saving.state === 'full' ? 'danger' : 'warning'} isAnnounced>
          {saving.state === 'full' ? fill(weekDownloadText.full, { size }) : weekDownloadText[saving.state]}
        </Notice>
      )}
      <p>{fill(weekDownloadText.size, { videos: formatCount(missing.length, 'video'), size })}</p>
      <div>
        <Button
          icon={Download}
          aria-disabled={isOffline}
          onClick={() => !isOffline && (isFree(facts) ? save() : setIsAsking(true))}
        >
          {saveWeekText.save}
        </Button>
      </div>
      <NeedsConnection />
      {isAsking && (
        <ConfirmDialog
          title={mayCost(facts) ? savedVideosText.mobileTitle : weekDownloadText.unknownTitle}
          confirm={savedVideosText.saveNow}
          onClose={() => setIsAsking(false)}
          onConfirm={save}
        >
          <p>{fill(weekDownloadText.mobileText, { size })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface SavingProgressProps {
  nth: number;
  all: number;
  keptBytes: number;
  bytes: number;
  isWaiting: boolean;
}

function SavingProgress({ nth, all, keptBytes, bytes, isWaiting }: SavingProgressProps) {
  const amounts = { nth, all, kept: formatBytes(keptBytes), bytes: formatBytes(bytes) };
  return (
    <>
      {isWaiting && (
        <Notice kind="warning" isAnnounced>
          {weekDownloadText.waiting}
        </Notice>
      )}
      <div className={styles.row}>
        <div className={styles.progress}>
          <Progress
            label={weekDownloadText.saving}
            value={keptBytes}
            max={bytes}
            text={fill(weekDownloadText.progress, amounts)}
          />
        </div>
        <Button variant="quiet" size="compact" icon={X} onClick={() => void stopWeekSaving()}>
          {actions.cancel}
        </Button>
      </div>
    </>
  );
}
