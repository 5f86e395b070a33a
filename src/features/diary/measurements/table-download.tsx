import { useState } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFileSaving } from '../../../ui/use-file-saving.tsx';
import { measurementsTable } from './measurements-table.ts';
import { measurementsText } from './measurements.text.ts';
import { useDiary } from './use-diary.ts';

/** Her measurements as a table, made on this device of all that it shows, also what still waits; with or without a network. */
export function TableDownload() {
  const { shown, reading } = useDiary();
  const { save, unsaved } = useFileSaving();
  const [isRefused, setIsRefused] = useState(false);
  const isWhole = reading.state === 'ready' && reading.isWhole;
  const download = () => {
    setIsRefused(!isWhole);
    if (!isWhole) return;
    const table = measurementsTable(shown.map(({ measurement }) => measurement));
    const name = `hoog-mootmised-${dayOf(momentOf(new Date()))}.csv`;
    void save(new File([table], name, { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      <Button variant="secondary" isBusy={reading.state === 'loading'} onClick={download}>
        {measurementsText.download}
      </Button>
      {unsaved}
      {isRefused && !isWhole && (
        <Notice kind="warning" isAnnounced>
          {measurementsText.notAllRead}
        </Notice>
      )}
    </>
  );
}
