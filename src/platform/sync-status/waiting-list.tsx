import { Send } from 'lucide-react';
import { useState } from 'react';
import { dayOf, momentOf } from '../../../contract/moments.ts';
import { formatRelativeTime, formatTime } from '../../language/dates.ts';
import { actions, auth, fill, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import { useFullUntil } from '../../offline/full-day.ts';
import { useUnsettledEntries, useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { type EntryViews, viewOf } from './entry-view.ts';
import { readLastAllSent } from './last-all-sent.ts';
import { type Obstacle, useObstacle } from './obstacle.ts';
import { sendNow } from './send-now.ts';
import { syncStatusText } from './sync-status.text.ts';
import { failedWords, type WaitingListProps } from './waiting-count.tsx';
import { WaitingEntry } from './waiting-entry.tsx';
import styles from './waiting-list.module.css';

/** Lists everything that the server does not have yet, in the order of sending. */
export function WaitingList({ views, isOpen, onClose }: WaitingListProps & { views: EntryViews }) {
  const outbox = useOutbox();
  const entries = useUnsettledEntries();
  const obstacle = useObstacle();
  const fullUntil = useFullUntil(outbox?.memberId);
  const [edited, setEdited] = useState<{ entry: Entry; openedAt: Date | undefined }>();
  const [discarded, setDiscarded] = useState<Entry>();
  const [problem, setProblem] = useState<string>();
  const lead = useFocusWhenLost<HTMLParagraphElement>();
  if (!outbox) return null;
  const attempt = (work: Promise<unknown>) => {
    setProblem(undefined);
    work.catch(() => setProblem(syncStatusText.tryAgainFailed));
  };
  const EditForm = edited && viewOf(views, edited.entry)?.editing?.Form;
  const failedCount = entries.filter(({ state }) => state === 'refused').length;
  const canSend = failedCount < entries.length;
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {actions.close}
      </Button>
      {canSend && (
        <Button icon={Send} onClick={() => attempt(sendNow(outbox))}>
          {sync.signOutSendNow}
        </Button>
      )}
    </>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={syncStatusText.title} actions={buttons}>
      {problem && (
        <Notice kind="danger" isAnnounced>
          {problem}
        </Notice>
      )}
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {entries.length === 0 ? sync.allSent : leadWords(canSend, obstacle, fullUntil)}
      </p>
      {/* Twenty refusals, each said by itself, would be read one after the other. */}
      <output className="visually-hidden">{failedCount > 0 && failedWords(failedCount)}</output>
      <LastAllSent memberId={outbox.memberId} />
      <ol className={styles.list}>
        {entries.map((entry) => (
          <WaitingEntry
            key={entry.id}
            entry={entry}
            entries={entries}
            view={viewOf(views, entry)}
            onRetry={() => attempt(outbox.retry(entry))}
            onEdit={() => setEdited({ entry, openedAt: new Date() })}
            onDiscard={() => setDiscarded(entry)}
          />
        ))}
      </ol>
      {EditForm && (
        <EditForm
          key={JSON.stringify(edited.entry.variables)}
          {...edited}
          onClose={() => setEdited({ ...edited, openedAt: undefined })}
        />
      )}
      {discarded && (
        <DiscardDialog
          entry={discarded}
          view={viewOf(views, discarded)}
          onClose={() => setDiscarded(undefined)}
          onTooLate={() => setProblem(syncStatusText.deviceCannotSend)}
        />
      )}
    </Sheet>
  );
}

function leadWords(canSend: boolean, obstacle: Obstacle | undefined, fullUntil: number | undefined): string {
  if (!canSend) return syncStatusText.noneAccepted;
  if (obstacle === 'session') return auth.sessionEnded;
  if (obstacle === 'connection') return sync['offline.banner'];
  return fullUntil === undefined ? syncStatusText.inOrder : fullDayWords(new Date(fullUntil), new Date());
}

/** The day ends at midnight in Tallinn, which elsewhere may be before her own midnight. */
function fullDayWords(until: Date, now: Date): string {
  const moment = momentOf(until);
  const isTomorrow = dayOf(moment) !== dayOf(momentOf(now));
  const when = isTomorrow
    ? syncStatusText.tomorrow
    : fill(syncStatusText.atTime, { time: formatTime(moment) });
  return fill(syncStatusText.fullDay, { when });
}

function LastAllSent({ memberId }: { memberId: string }) {
  const [openedAt] = useState(() => Date.now());
  const lastAllSent = readLastAllSent(memberId);
  if (lastAllSent === undefined) return null;
  const relative = formatRelativeTime(
    momentOf(new Date(Math.min(lastAllSent, openedAt))),
    momentOf(new Date(openedAt)),
  );
  return <p className={styles.quiet}>{fill(syncStatusText.lastAllSent, { relative })}</p>;
}
