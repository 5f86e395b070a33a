/**
 * A withdrawal of a consent that she asked for, until this device has forgotten the data under it. Its answer may be lost after
 * the server has erased all of that.
 */
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { forget, remember, rememberedUnder } from '../../../session/member-memory.ts';

export interface WithdrawalNote {
  kind: ConsentKind;
  /** Of the consent that she withdraws. */
  givenAt: string;
  /** Epoch ms. */
  askedAt: number;
}

const PREFIX = 'withdrawing.';
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** In place of an earlier one of its kind. */
export function noteWithdrawal(memberId: string, note: WithdrawalNote): void {
  remember(memberId, PREFIX + note.kind, note, LIFE_MS);
}

export function dropWithdrawalNote(memberId: string, { kind }: WithdrawalNote): void {
  forget(memberId, PREFIX + kind);
}

export function listWithdrawalNotes(memberId: string): WithdrawalNote[] {
  return rememberedUnder(memberId, PREFIX).map(({ value }) => value as WithdrawalNote);
}
