import { useState } from 'react';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { closeSession } from './close-session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';

interface Ending {
  end: () => void;
  /** The reason why it could not be ended. */
  problem: string | undefined;
}

/** Ends a training that she left in the middle, without a mark: whether it counts as done, she says herself. */
export function useEnding(shown: ShownSession): Ending {
  const outbox = useOutbox();
  const showSnackbar = useSnackbar();
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const end = async () => {
    if (!outbox) return;
    setProblem(undefined);
    try {
      await closeSession(outbox, shown);
      showSnackbar({ text: sessionsText.ended });
    } catch (error) {
      setProblem(notSavedReason(error, sessionsText.notEnded));
    }
  };
  return { end: () => void oneAtATime(end), problem };
}
