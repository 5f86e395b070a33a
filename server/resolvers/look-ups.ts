import type { RequestContext } from './context.ts';

/**
 * Notes in the log that staff read what is another member's: who asked what of whom, by ids alone. `of` is null where the member
 * has none yet.
 */
export function noteLookUp({ caller, log }: RequestContext, operation: string, of: string | null): void {
  log.info(
    { event: 'operation', member: caller.member?.id ?? null, operations: [operation], of },
    'operation',
  );
}
