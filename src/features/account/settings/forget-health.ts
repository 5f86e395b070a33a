import type { ConsentKind } from '../../../../contract/enumerations.ts';
import type { QueuedKind } from '../../../../contract/queued-mutations.ts';
import { changeReceipts } from '../../../offline/change-receipts.ts';
import { type Entry, isTooNew, type Receipt } from '../../../offline/entry.ts';
import {
  changeEntries,
  listEntries,
  OutboxConnection,
  type OutboxDatabase,
} from '../../../offline/outbox-database.ts';
import { kindsBehind } from '../../../platform/marks/marks-behind.ts';

/**
 * Removes from her receipts the data under a consent that she has withdrawn, by `askedAt` in epoch ms: the server has erased it,
 * and a cache that is lost would be given it back. Data made since may be under a new consent. Waiting deletions are included: an
 * older build kept beside them what they delete.
 */
export async function forgetHealthBehind(
  memberId: string,
  consent: ConsentKind,
  askedAt: number,
): Promise<void> {
  const connection = new OutboxConnection(memberId);
  const isEarlier = (entry: Entry) => entry.createdAt <= askedAt && !isTooNew(entry);
  const alone = (entry: Entry) =>
    isEarlier(entry) && isDeletionBehind(entry, consent) ? deletionAlone(entry) : undefined;
  const left = (receipt: Receipt) => (isEarlier(receipt.entry) ? withoutHealth(receipt, consent) : receipt);
  const forget = async (database: OutboxDatabase) => {
    await changeEntries(database, await listEntries(database), alone);
    await changeReceipts(database, left);
  };
  await connection.run(forget).finally(() => connection.close());
}

/** Undefined if nothing of it may stay; the receipt itself if it says nothing that was under the consent. */
function withoutHealth(receipt: Receipt, consent: ConsentKind): Receipt | undefined {
  const { entry, answer } = receipt;
  if (entry.kind === 'createMeasurement') return consent === 'MEASUREMENTS' ? undefined : receipt;
  if (isDeletionBehind(entry, consent)) return { ...receipt, entry: deletionAlone(entry) };
  if (entry.kind === 'saveMarks') {
    const [{ kind, value }] = entry.variables.input;
    return value !== null && kindsBehind(consent).has(kind) ? undefined : receipt;
  }
  if (entry.kind !== 'saveSession' || consent !== 'TRAINING_NOTES') return receipt;
  // The training itself stays hers.
  const input = { ...entry.variables.input, ...NOT_SAID };
  return {
    ...receipt,
    entry: { ...entry, variables: { input } },
    answer: { ...(answer as object), ...NOT_SAID } as Receipt['answer'],
  };
}

const DELETED_BEHIND: Partial<Record<ConsentKind, QueuedKind>> = {
  MEASUREMENTS: 'deleteMeasurement',
  TRAINING_NOTES: 'deleteSession',
};

function isDeletionBehind({ kind }: Entry, consent: ConsentKind): boolean {
  return DELETED_BEHIND[consent] === kind;
}

function deletionAlone({ shown: _asItWas, ...deletion }: Entry): Entry {
  return deletion as Entry;
}

const NOT_SAID = { effort: null, note: null };
