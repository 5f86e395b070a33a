/** Remembers for each member when this device last had nothing left to send. Only the time is stored. */
import { useEffect, useRef } from 'react';
import { useUnsettledEntries, useOutbox } from '../../offline/outbox-context.ts';
import { recall, remember } from '../../session/member-memory.ts';

const NAME = 'allSentAt';
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns epoch ms, or undefined if it has not happened on this device yet. */
export function readLastAllSent(memberId: string): number | undefined {
  return recall(memberId, NAME, isNumber);
}

/** Records when the last waiting entry left. */
export function useNoteAllSent(): void {
  const memberId = useOutbox()?.memberId;
  const count = useUnsettledEntries().length;
  const lastCount = useRef(0);
  useEffect(() => {
    const hasJustEmptied = lastCount.current > 0 && count === 0;
    lastCount.current = count;
    if (hasJustEmptied && memberId !== undefined) remember(memberId, NAME, Date.now(), LIFE_MS);
  }, [count, memberId]);
}
