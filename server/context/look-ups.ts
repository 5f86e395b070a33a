import type { RequestContext } from './context.ts';

/**
 * Notes in the log that staff read another member's data: the reader, the operation and the member, by ids alone. `of` is null if
 * the member has none yet.
 */
export function noteLookUp({ caller, log }: RequestContext, operation: string, of: string | null): void {
  log.info(
    { event: 'operation', member: caller.member?.id ?? null, operations: [operation], of },
    'operation',
  );
}
