/**
 * Logs refusals, look-ups by staff, exports and erasures: who did what, but never any content. An operation that looks at another
 * member only if it names her is noted there (server/context/look-ups.ts).
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../core/caller.ts';

const NOTED_OPERATIONS: ReadonlySet<string> = new Set([
  'adminListUsersByEmail',
  'getPrivateTimelineByType',
  'exportMyData',
  'deleteMyAccount',
  'withdrawConsent',
  'withdrawFromContract',
  'getMyCalendarFeed',
  'createShoppingLink',
  'renewMyCalendarFeed',
]);
const NOTED_CODES: ReadonlySet<string> = new Set(['NOT_AUTHORIZED', 'RATE_LIMITED']);

interface AnsweredError {
  path?: readonly (string | number)[] | undefined;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}

function codeOf({ extensions }: AnsweredError): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : '';
}

/** `member` is her id, which says nothing by itself; aliases are the caller's own words and are not kept. */
export function noteOperations(
  log: FastifyBaseLogger,
  caller: Caller,
  rootFields: readonly string[],
  errors: readonly AnsweredError[],
): void {
  if (errors.length === 0 && !rootFields.some((name) => NOTED_OPERATIONS.has(name))) return;
  const codes = new Set(errors.map(codeOf));
  const refusals = [...codes].filter((code) => NOTED_CODES.has(code));
  const operations = [...new Set(rootFields)].filter(
    (name) => refusals.length > 0 || NOTED_OPERATIONS.has(name),
  );
  if (operations.length === 0 && refusals.length === 0) return;
  const member = caller.member?.id ?? null;
  const entry = {
    event: refusals.length > 0 ? 'refused' : 'operation',
    member,
    operations,
    codes: [...codes],
  };
  if (refusals.length > 0) log.warn(entry, 'refused');
  else log.info(entry, 'operation');
}
