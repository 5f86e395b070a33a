import type { ConsentKind } from '../enumerations.ts';

/** The agreement of page and server on one kind of small state. Each has a file of its own beside this one. */
export interface MarkKind<Value> {
  readonly name: string;
  /** The form of its keys; as a whole, from `^` to `$`. A group named `day` is a day that a screen can show. */
  readonly key: RegExp;
  /** Returns today's key for one of a former release. Marks with one key of today are one: the winner among them (merge.ts). */
  readonly presentKey?: (key: string) => string;
  /**
   * The number that the server keeps for one member: beyond it the oldest end. It remembers as many ended ones, so that a late
   * copy brings none of them back.
   */
  readonly maxKept: number;
  /** The time for which a value counts after its last change; without it, until it is changed. */
  readonly lifeMs?: number;
  /** Kept for who has agreed to this alone: it may say something of her health. */
  readonly consent?: ConsentKind;
  /** The server refuses any other form, and a phone does not read it. The server refuses unknown fields too. */
  isValue(value: unknown): value is Value;
}
