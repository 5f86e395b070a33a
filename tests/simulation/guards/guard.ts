import type { Patch } from '../phone/built-code.ts';

/** Something that keeps a promise, and how it is taken away. */
export interface Guard extends Patch {
  name: string;
}
