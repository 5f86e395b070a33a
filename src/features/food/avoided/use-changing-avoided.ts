import { useEffect, useState } from 'react';
import type { MarkKind } from '../../../../contract/marks/mark-kind.ts';
import type { MarkStore } from '../../../offline/mark-register.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { deviceMarksOf } from '../../../platform/marks/device-marks.ts';
import { countingMark } from '../../../platform/marks/mark-value.ts';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { avoidedText } from './avoided.text.ts';
import { moveAvoided } from './move-avoided.ts';

export type ChangeAvoided = <Value>(kind: MarkKind<Value>, key: string, value: Value | null) => void;

interface ChangingAvoided {
  change: ChangeAvoided;
  /** The reason why the last change could not be stored, as a sentence. The page's own messages are behind the sheet. */
  failure: string | undefined;
}

/**
 * `isKept`: whether her account may keep her choices. Until then this device alone remembers them; once it may, they move
 * to her account from here.
 */
export function useChangingAvoided(isKept: boolean): ChangingAvoided {
  const outbox = useOutbox();
  const account = useMarkStore();
  const device = deviceMarksOf(useMemberId());
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Choices that could not be stored stay on this device, and are tried again at the next start.
    if (isKept && outbox) void moveAvoided(outbox).catch(() => undefined);
  }, [isKept, outbox]);
  const change: ChangeAvoided = (kind, key, value) => {
    setFailure(undefined);
    const saving =
      value === null
        ? endEverywhere([account, device], kind, key)
        : store(isKept ? account : device, kind, key, value);
    saving.catch((error: unknown) => setFailure(notSavedReason(error, avoidedText.notSaved)));
  };
  return { change, failure };
}

/** Ends it wherever it is stored, for which she needs no consent. */
async function endEverywhere(
  stores: readonly MarkStore[],
  kind: MarkKind<unknown>,
  key: string,
): Promise<void> {
  for (const each of new Set(stores)) {
    if (countingMark(each.marks, kind, key)) await store(each, kind, key, null);
  }
}

/** Throws if the device cannot remember the choice: she would trust that the food is left out. */
async function store<Value>(
  marks: MarkStore,
  kind: MarkKind<Value>,
  key: string,
  value: Value | null,
): Promise<void> {
  await saveMark(marks, kind, key, value);
  const isThere = countingMark(marks.marks, kind, key) !== undefined;
  if (isThere !== (value !== null)) throw new Error('Not kept');
}
