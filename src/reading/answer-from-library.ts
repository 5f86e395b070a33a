/** Answers questions from the library, without a network. */
import { type LibraryDatabase, withLibrary } from '../library/library-database.ts';
import type { AnyQuestion } from './question.ts';

export interface LibraryAnswer {
  data: object;
  /** The form in which a GraphQL answer carries them. */
  extensions: { library: { asOf: number | undefined } };
}

/** Returns undefined if this viewer's library does not hold the answer. Never throws. */
export async function answerFromLibrary(
  viewerId: string,
  { fromLibrary }: AnyQuestion,
  variables: object,
): Promise<LibraryAnswer | undefined> {
  if (!fromLibrary) return undefined;
  try {
    return await withLibrary(viewerId, async (library) => {
      const [state, data] = await Promise.all([
        library.get('state', 'state'),
        fromLibrary(library, variables),
      ]);
      return data && { data, extensions: { library: { asOf: state?.checkedAt } } };
    });
  } catch {
    return undefined;
  }
}

export interface KeptPart<Answer> {
  answer: Answer;
  /** The time when the library was last compared with the service (epoch ms); undefined while it is filled for the first time. */
  asOf: number | undefined;
}

/** Returns undefined if this viewer's library does not hold the part. Throws if the library cannot be opened. */
export function readKept<Answer>(
  viewerId: string,
  part: (library: LibraryDatabase) => Promise<Answer | undefined>,
): Promise<KeptPart<Answer> | undefined> {
  return withLibrary(viewerId, async (library) => {
    const [answer, state] = await Promise.all([part(library), library.get('state', 'state')]);
    return answer && { answer, asOf: state?.checkedAt };
  });
}

/** Of requests that the service itself has to answer, however long it takes. */
export const OF_SERVICE = { cache: 'no-store' } as const;

export function isFromLibrary(extensions: Record<string, unknown> | undefined): boolean {
  return extensions?.['library'] !== undefined;
}

/** Returns when the library that gave this answer was last compared with the service (epoch ms). */
export function libraryTime(extensions: Record<string, unknown> | undefined): number | undefined {
  const library = extensions?.['library'];
  if (typeof library !== 'object' || library === null || !('asOf' in library)) return undefined;
  return typeof library.asOf === 'number' ? library.asOf : undefined;
}
