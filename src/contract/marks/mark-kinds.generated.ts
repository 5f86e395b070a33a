// Written by scripts/generate.mjs from src/contract/marks/*.mark.ts; do not edit.
import type { MarkKind } from './mark-kind.ts';
import { programStart } from './program-start.mark.ts';

export const MARK_KINDS: readonly MarkKind<unknown>[] = [
  programStart,
];
