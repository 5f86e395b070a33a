/** Notes for this phone's report how sending goes, and sends the report, if she has agreed to it here. */
import { isFullDisk } from '../../device/spare-room.ts';
import { currentConnection } from '../../offline/connection.ts';
import type { Entry, Receipt } from '../../offline/entry.ts';
import type { PassEnd } from '../../offline/pass-end.ts';
import { factsOf, noteFacts, PHONE_REPORT, type PhoneFact } from '../../session/phone-facts.ts';
import { readKv } from '../../session/session-database.ts';

export interface PhoneReports {
  onRecorded: (results: readonly (Receipt | Entry)[]) => void;
  onNotKept: (error: unknown) => void;
  onPass: (end: PassEnd | Error) => void;
  stop: () => void;
}

/** Long enough for all that a start or a return begins. */
const AFTER_SENDING_MS = 5_000;

export function phoneReportsOf(memberId: string): PhoneReports {
  /** Facts that the disk did not take, as when it is full, are noted with the next ones. */
  let behind: readonly PhoneFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (facts: readonly PhoneFact[]) => {
    const all = [...behind, ...facts];
    behind = [];
    void noteFacts(memberId, all).catch(() => (behind = all));
  };
  return {
    onRecorded: (results) => note(factsOf(results)),
    onNotKept: (error) => note([isFullDisk(error) ? 'full' : 'failed']),
    onPass(end) {
      if (end instanceof Error || end.type !== 'empty') return;
      clearTimeout(timer);
      timer = setTimeout(() => void tell(memberId), AFTER_SENDING_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Never throws: what could not be told now is told by a later pass. */
async function tell(memberId: string): Promise<void> {
  try {
    if (currentConnection() === 'offline' || (await readKv(PHONE_REPORT)) === undefined) return;
    const { tellWhenDue } = await import('../../session/phone-report.ts');
    await tellWhenDue(memberId, __APP_VERSION__);
  } catch {
    // Nothing that she does hangs on it.
  }
}
