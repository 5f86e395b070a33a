/**
 * Turns the catalogue's codes into the contract's errors. Anything else leaves the server as
 * INTERNAL with a reference number.
 */
import type { GraphQLFormattedError } from 'graphql';
import { FAILURES } from '../../contract/failures.ts';
import { failureBehind, newReference, originalOf, report } from '../core/failures.ts';
import type { Log } from '../core/log.ts';
import { GraphQLError } from './graphql-js.ts';

/** The contract's error for anything that was thrown while a document was answered. */
export function formatError(error: unknown, log: Log): GraphQLFormattedError {
  const place = placeOf(error);
  const failure = failureBehind(error);
  if (failure !== null) {
    const reference = failure.code === 'INTERNAL' ? { reference: newReference() } : {};
    return {
      message: failure.message,
      ...place,
      extensions: { code: failure.code, ...failure.details, ...reference },
    };
  }
  if (isDocumentError(error)) return documentError(error, place);
  return {
    message: FAILURES.INTERNAL.meaning,
    ...place,
    extensions: { code: 'INTERNAL', reference: report(error, log) },
  };
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

function placeOf(error: unknown): Place {
  if (!(error instanceof Error)) return {};
  const { path, locations } = error as Partial<Pick<GraphQLFormattedError, 'path' | 'locations'>>;
  return { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
}

/** Faults of the document or its variables: found before any resolver ran, so they have no path and no cause. */
function isDocumentError(error: unknown): error is Error {
  if (!(error instanceof Error) || placeOf(error).path !== undefined) return false;
  return error.constructor.name === 'GraphQLError' && !(originalOf(error) instanceof TypeError);
}

function documentError(error: Error, place: Place): GraphQLFormattedError {
  const field = fieldOf(error);
  const message = error.message.replace(/ ?Did you mean [^?]*\?/g, '');
  return { message, ...place, extensions: { code: 'BAD_USER_INPUT', ...(field === null ? {} : { field }) } };
}

/** The argument that a document error is about: named by what refused a variable, read from the document for a literal. */
function fieldOf(error: Error): string | null {
  if (!(error instanceof GraphQLError)) return null;
  const { field } = error.extensions;
  if (typeof field === 'string') return field;
  const start = error.nodes?.[0]?.loc?.startToken;
  return start?.prev?.kind === ':' ? (start.prev.prev?.value ?? null) : null;
}
