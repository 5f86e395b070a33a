import { useState } from 'react';
import type { Entry } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { atRightMoment } from '../../offline/wrong-clock.ts';
import { Button } from '../../ui/button.tsx';
import { SyncMark, type SyncState } from '../../ui/sync-mark.tsx';
import { CompletionMomentDialog } from '../completions/completion-moment-dialog.tsx';
import { isMomentMendable } from '../completions/mend-completion.ts';
import { clockWords } from './clock-words.ts';
import { refusalReason } from './entry-words.ts';
import { syncStatusText } from './sync-status.text.ts';

interface EntrySyncMarkProps {
  state: SyncState;
  entry: Entry | undefined;
  onRetry: (() => void) | undefined;
  /** Opens what mends it; a training's moment is mended here. */
  onMend?: (() => void) | undefined;
  titleId?: string | undefined;
}

/** How far an entry has come; where a wrong clock holds it, the question about its moment. */
export function EntrySyncMark({ state, entry, onRetry, onMend, titleId }: EntrySyncMarkProps) {
  const [mendedAt, setMendedAt] = useState<Date>();
  const training = isMomentMendable(entry) ? entry : undefined;
  const clock = entry && clockWords(entry);
  return (
    <>
      <SyncMark
        state={state}
        heading={clock?.fault}
        reason={clock?.question ?? (entry && refusalReason(entry))}
        onRetry={clock ? undefined : onRetry}
        onMend={training ? () => setMendedAt(new Date()) : onMend}
        titleId={titleId}
      >
        {clock && entry && <ClockAnswers entry={entry} titleId={titleId} />}
      </SyncMark>
      {training && mendedAt && (
        <CompletionMomentDialog entry={training} openedAt={mendedAt} onClose={() => setMendedAt(undefined)} />
      )}
    </>
  );
}

function ClockAnswers({ entry, titleId }: { entry: Entry; titleId: string | undefined }) {
  const outbox = useOutbox();
  const aheadMs = entry.refusal?.clockAheadMs ?? 0;
  const takeRight = () => void outbox?.mend(entry, atRightMoment(entry, aheadMs)).catch(() => undefined);
  return (
    <>
      <Button size="compact" aria-describedby={titleId} onClick={takeRight}>
        {syncStatusText.takeRightMoment}
      </Button>
      {aheadMs < 0 && (
        <Button
          variant="secondary"
          size="compact"
          aria-describedby={titleId}
          onClick={() => void outbox?.retry(entry).catch(() => undefined)}
        >
          {syncStatusText.keepMoment}
        </Button>
      )}
    </>
  );
}
