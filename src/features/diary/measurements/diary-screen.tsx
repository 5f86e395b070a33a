import { Dumbbell, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { diary as words, nav, sync } from '../../../language/words.ts';
import { useMember } from '../../../session/use-session.ts';
import { isCut } from '../../../reading/reading.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import styles from '../../../ui/two-columns.module.css';
import { lastFigures } from './measurement.ts';
import { MeasurementList } from './measurement-list.tsx';
import { MeasurementSheet } from './measurement-sheet.tsx';
import { measurementsText } from './measurements.text.ts';
import { TrendSection } from './trend-section.tsx';
import { type Diary, useDiary } from './use-diary.ts';

/** `/diary`: her measurements, their trends, and the sheet that adds one. `?action=add` opens it. */
export function DiaryScreen() {
  if (useMember()) return <MemberDiary />;
  return (
    <Page title={nav['/diary']}>
      <EmptyState
        kind="first"
        title={measurementsText.signInTitle}
        action={<LinkButton to={paths.login.to()}>{nav['/login']}</LinkButton>}
      >
        {measurementsText.signIn}
      </EmptyState>
    </Page>
  );
}

function MemberDiary() {
  const diary = useDiary();
  const showSnackbar = useSnackbar();
  const [openedAt, setOpenedAt] = useSheetOpening();
  const measurements = diary.shown.map(({ measurement }) => measurement);
  const isEmpty = diary.reading.state === 'ready' && diary.shown.length === 0;
  const exercises = (
    <LinkButton to={paths.exercises.to()} variant="secondary" icon={Dumbbell}>
      {measurementsText.exercises}
    </LinkButton>
  );
  const imports = (
    <LinkButton to={paths.diaryImport.to()} variant="secondary" icon={FileUp}>
      {measurementsText.imports}
    </LinkButton>
  );
  const add = (
    <Button icon={Plus} onClick={() => setOpenedAt(new Date())}>
      {words.addMeasurement}
    </Button>
  );
  return (
    <Page
      title={nav['/diary']}
      lead={measurementsText.lead}
      actions={
        <>
          {!isEmpty && add}
          {exercises}
          {imports}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState kind="first" title={words['empty.title']} action={add}>
          {words['empty.text']}
        </EmptyState>
      ) : (
        <DiaryContent diary={diary} />
      )}
      <MeasurementSheet
        openedAt={openedAt}
        onClose={() => setOpenedAt(undefined)}
        onSaved={() => showSnackbar({ text: sync.savedOnDevice })}
        last={lastFigures(measurements)}
        others={measurements}
        missingConsents={diary.missingConsents}
      />
    </Page>
  );
}

/** The moment when the sheet was opened; a shortcut of the installed app opens it together with the screen. */
function useSheetOpening(): [Date | undefined, (openedAt: Date | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === 'add';
  const [openedAt, setOpenedAt] = useState(() => (isAsked ? new Date() : undefined));
  const change = (changed: Date | undefined) => {
    setOpenedAt(changed);
    if (isAsked) setParams({}, { replace: true });
  };
  return [openedAt, change];
}

function DiaryContent({ diary }: { diary: Diary }) {
  const { shown, reading } = diary;
  return (
    <>
      <StaleNote asOf={reading.asOf} />
      <div className={styles.content}>
        {shown.length > 0 && <TrendSection measurements={shown.map(({ measurement }) => measurement)} />}
        {reading.state === 'loading' && (
          <LoadingRegion>
            {shown.length === 0 && <Skeleton shape="cover" />}
            <Skeleton shape="card" count={3} />
          </LoadingRegion>
        )}
        {shown.length > 0 && <MeasurementList shown={shown} onRefresh={reading.retry} />}
        {isCut(reading) && <RetryNotice title={measurementsText.notAllRead} onRetry={reading.retry} />}
        {(reading.state === 'offline' || reading.state === 'failed') && <ReadFailure reading={reading} />}
      </div>
    </>
  );
}
