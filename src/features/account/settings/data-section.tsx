import { useState } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { privacy } from '../../../language/words.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFileSaving } from '../../../ui/use-file-saving.tsx';
import { measurementsText } from '../../diary/measurements/measurements.text.ts';
import { PhotosDownload } from '../../diary/measurements/photos-download.tsx';
import { TableDownload } from '../../diary/measurements/table-download.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { exportQuestion } from './settings.question.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** Everything that is stored about her: to download, or to erase. */
export function DataSection({ email }: { email: string }) {
  const askExport = useAsk(exportQuestion);
  const [state, setState] = useState<'idle' | 'exporting' | 'exported' | 'failed'>('idle');
  const { save, unsaved } = useFileSaving();
  const [isErasing, setIsErasing] = useState(false);
  const exportData = async () => {
    setState('exporting');
    const { answer } = await askExport();
    const name = `hoog-andmed-${dayOf(momentOf(new Date()))}.json`;
    if (!answer) return setState('failed');
    const outcome = await save(new File([answer], name, { type: 'application/json' }));
    setState(outcome === 'saved' ? 'exported' : 'idle');
  };
  return (
    <Card as="section" labelledBy="settings-data">
      <CardBody>
        <h2 id="settings-data">{settingsText.data}</h2>
        <div className={styles.form}>
          <NeedsConnection />
          <p className={styles.muted}>{privacy['export.info']}</p>
          <Button variant="secondary" isBusy={state === 'exporting'} onClick={() => void exportData()}>
            {privacy.export}
          </Button>
          {state === 'exported' && (
            <Notice kind="success" isAnnounced>
              {settingsText.exported}
            </Notice>
          )}
          {unsaved}
          {state === 'failed' && (
            <Notice kind="danger" isAnnounced>
              {settingsText.exportFailed}
            </Notice>
          )}
          <p className={styles.muted}>{measurementsText.downloadInfo}</p>
          <TableDownload />
          <p className={styles.muted}>{measurementsText.downloadPhotosInfo}</p>
          <PhotosDownload />
          <p className={styles.muted}>{privacy['erase.info']}</p>
          <Button variant="danger" onClick={() => setIsErasing(true)}>
            {privacy.erase}
          </Button>
        </div>
        {isErasing && <EraseDialog email={email} onClose={() => setIsErasing(false)} />}
      </CardBody>
    </Card>
  );
}
