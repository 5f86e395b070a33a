/**
 * Events that modules report to monitoring. They contain no member data: no id, no address and nothing that she wrote; every name
 * is from a list of the product's own. An installation without monitoring has no `Watch`, and counts and measures nothing.
 */
import type { FailureCode } from '../../contract/failures.ts';
import type { PhoneReport } from '../../contract/phone-report.ts';

export interface Watch {
  /** An answer has left: `route` is the pattern under which it was registered, never the address that was asked for. */
  responded(route: string, status: number, seconds: number): void;
  /** A document was answered. `operation` is a name of the product's own, or `other`. */
  answered(operation: string, seconds: number): void;
  /** Something in a document failed, or all of it. */
  failed(operation: string, code: FailureCode): void;
  /** A phone sent so many entries of its outbox at once. `waitedSeconds` has those of which it is known. */
  replayed(entries: number, waitedSeconds: readonly number[]): void;
  /** A turn of a job is over. */
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** A picture that was uploaded has been looked into. */
  pictureChecked(outcome: PictureOutcome, seconds: number): void;
  /** An event of the card service had its effect, so long after it happened there. */
  paymentTookEffect(foundBy: PaymentSource, afterSeconds: number): void;
  /** All events of the card service until this moment have been gone through. */
  paymentsReached(until: Date): void;
  /** A phone has told, by consent and without saying whose it is, how sending went on it in a day. */
  phoneReported(counts: Omit<PhoneReport, 'version'>, version: PhoneVersion): void;
}

/** Tells if the app on a phone is the one that this process serves. */
export type PhoneVersion = 'current' | 'other';
export type PictureOutcome = 'kept' | 'refused';
export type PaymentSource = 'webhook' | 'reconciliation';
