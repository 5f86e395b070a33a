import { lazy, Suspense, useState } from 'react';
import type { Entry } from '../../../offline/entry.ts';
import type { SyncState } from '../../../ui/sync-mark.tsx';
import { EntrySyncMark } from '../../../platform/sync-status/entry-sync-mark.tsx';
import { isMomentEditable } from './editable-moment.ts';
import { completionReason } from './refusal-reason.ts';

// Few trainings ever need it, and a start on the calendar waits for all that it imports.
const CompletionMomentDialog = lazy(async () => ({
  default: (await import('./completion-moment-dialog.tsx')).CompletionMomentDialog,
}));

interface CompletionSyncMarkProps {
  state: SyncState;
  entry: Entry | undefined;
  onRetry: (() => void) | undefined;
  titleId?: string | undefined;
}

/** The sync state of a training's mark. If the server refused its moment, she changes that in a dialog. */
export function CompletionSyncMark({ entry, ...props }: CompletionSyncMarkProps) {
  const [openedAt, setOpenedAt] = useState<Date>();
  const editable = isMomentEditable(entry) ? entry : undefined;
  return (
    <>
      <EntrySyncMark
        {...props}
        entry={entry}
        ownReason={completionReason}
        onEdit={editable && (() => setOpenedAt(new Date()))}
      />
      <Suspense>
        {editable && openedAt && (
          <CompletionMomentDialog
            entry={editable}
            openedAt={openedAt}
            onClose={() => setOpenedAt(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
