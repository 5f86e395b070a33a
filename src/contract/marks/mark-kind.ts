import type { ConsentKind } from '../enumerations.ts';

/** What page and server agree on about one kind of small state. Each has a file of its own beside this one. */
export interface MarkKind<Value> {
  readonly name: string;
  /** What its keys look like; as a whole, from `^` to `$`. A group named `day` is a day that a screen can show. */
  readonly key: RegExp;
  /** What a key of a former release is today. Marks with one key of today are one: the one that stands of them (merge.ts). */
  readonly presentKey?: (key: string) => string;
  /**
   * How many the server keeps for one member: beyond it the oldest end. Of those that ended it remembers as many, so that
   * a late copy brings none of them back.
   */
  readonly maxKept: number;
  /** How long a value counts after its last change; without it, until it is changed. */
  readonly lifeMs?: number;
  /** Kept for who has agreed to this alone: it may say something of her health. */
  readonly consent?: ConsentKind;
  /** What is not of this form the server refuses, and a phone does not read. The server refuses fields too that it does not look at. */
  isValue(value: unknown): value is Value;
}
