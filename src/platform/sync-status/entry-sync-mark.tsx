import type { Entry } from '../../offline/entry.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { atRightMoment } from '../../offline/wrong-clock.ts';
import { Button } from '../../ui/button.tsx';
import { SyncMark, type SyncState } from '../../ui/sync-mark.tsx';
import { clockWords } from './clock-words.ts';
import type { OwnReason } from './entry-view.ts';
import { refusalReason } from './refusal-words.ts';
import { syncStatusText } from './sync-status.text.ts';

interface EntrySyncMarkProps {
  state: SyncState;
  entry: Entry | undefined;
  ownReason: OwnReason | null;
  onRetry: (() => void) | undefined;
  /** Opens the form that corrects it. */
  onEdit?: (() => void) | undefined;
  titleId?: string | undefined;
  isAnnounced?: boolean;
}

/** Shows how far an entry has got and, if a wrong clock holds it, asks about its moment. */
export function EntrySyncMark({ entry, ownReason, onRetry, ...props }: EntrySyncMarkProps) {
  const { titleId } = props;
  const clock = entry && clockWords(entry);
  return (
    <SyncMark
      {...props}
      heading={clock?.fault}
      reason={clock?.question ?? (entry && refusalReason(entry, ownReason))}
      onRetry={clock ? undefined : onRetry}
    >
      {clock && entry && <ClockAnswers entry={entry} titleId={titleId} />}
    </SyncMark>
  );
}

function ClockAnswers({ entry, titleId }: { entry: Entry; titleId: string | undefined }) {
  const outbox = useOutbox();
  const aheadMs = entry.refusal?.clockAheadMs ?? 0;
  const takeRight = () => void outbox?.edit(entry, atRightMoment(entry, aheadMs)).catch(() => undefined);
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
