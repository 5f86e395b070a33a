import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../database/database.ts';
import type { SendMail } from '../../../ports/mail.ts';
import type { Announcement } from './announcement-file.ts';
import { beginAnnouncement, listUntold, markTold } from './announcements.repository.ts';

const BATCH = 100;
/** So many refusals one after the other are the mail service's own. */
const REFUSED_IN_A_ROW_MAX = 10;

interface Announced {
  told: number;
  /** The number that the mail service refused: the next run tries again. */
  refused: number;
  /** True if another text was mailed under this id before; nobody is told then. */
  isAnother: boolean;
}

/**
 * Mails every member concerned who has not been told, one after the other. Run again after a failure, it goes on; that a member
 * was told is noted after her mail, so that a process that dies in between tells one member twice rather than none (decision
 * 145).
 */
export async function announce(
  { database, clock, sendMail }: { database: Database; clock: Clock; sendMail: SendMail },
  { id, tiers, subject, text, fingerprint }: Announcement,
): Promise<Announced> {
  const known = await beginAnnouncement(database, { id, fingerprint, begunAt: clock() });
  if (known !== fingerprint) return { told: 0, refused: 0, isAnother: true };
  let told = 0;
  let inARow = 0;
  const refused = new Set<string>();
  for (;;) {
    const untold = await listUntold(database, id, tiers, BATCH + refused.size);
    const next = untold.filter((member) => !refused.has(member.id));
    if (next.length === 0) return { told, refused: refused.size, isAnother: false };
    for (const { id: memberId, email } of next) {
      try {
        await sendMail({ to: email, subject, text }, memberId);
        await markTold(database, id, memberId, clock());
        told += 1;
        inARow = 0;
      } catch {
        refused.add(memberId);
        inARow += 1;
        if (inARow === REFUSED_IN_A_ROW_MAX) return { told, refused: refused.size, isAnother: false };
      }
    }
  }
}
