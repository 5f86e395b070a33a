/**
 * A fetch that knows the library: if the network does not answer soon, the device does, and a screen cannot tell. It is in the
 * page and not in the worker because the library must answer even if no token can be had for a request. If the network then gives
 * another answer, the library is older than that, and is renewed: so the screen comes to show it (`shown-content.ts`).
 */
import { askForRefresh } from '../../library/library-channel.ts';
import { answerFromLibrary, type LibraryAnswer, OF_SERVICE } from '../../reading/answer-from-library.ts';
import { declaredQuestion } from '../../reading/question.ts';
import { isAsShown } from './shown-content.ts';

/** Promise 7: within two seconds. */
const PATIENCE_MS = 1_500;
/** A request without an answer by then is given up before it would mean that there is no connection (authorized-fetch.ts). */
const GIVEN_UP_MS = 6_000;

interface GraphQLRequest {
  operationName?: string;
  variables?: object;
}

interface GraphQLAnswer {
  data?: object | null;
  errors?: unknown;
}

export function libraryFetch(viewerId: string, network: typeof fetch): typeof fetch {
  /** The library that was found older; renewed, it has another time. */
  let olderOf: number | undefined | null = null;
  const renewFrom = ({ extensions: { library } }: LibraryAnswer) => {
    if (library.asOf === olderOf) return;
    olderOf = library.asOf;
    void askForRefresh(true);
  };
  return async (input, init) => {
    const { operationName = '', variables = {} } = requestOf(init);
    const question = declaredQuestion(operationName);
    if (!question?.fromLibrary || init?.cache === OF_SERVICE.cache) return network(input, init);
    const stop = new AbortController();
    const end = () => stop.abort();
    init?.signal?.addEventListener('abort', end);
    const answering = network(input, { ...init, signal: stop.signal });
    const timely = await Promise.race([answering.catch(() => undefined), patience()]);
    if (timely && isJson(timely)) return timely;
    const kept = await answerFromLibrary(viewerId, question, variables);
    if (!kept) return answering;
    // The caller ends the request with the first answer.
    init?.signal?.removeEventListener('abort', end);
    setTimeout(end, GIVEN_UP_MS);
    void isOtherwise(answering, kept).then((isOlder) => isOlder && renewFrom(kept));
    return new Response(JSON.stringify(kept), { headers: { 'Content-Type': 'application/json' } });
  };
}

/** True if the service, when it answers at last, says something else. Never rejects. */
async function isOtherwise(answering: Promise<Response>, kept: LibraryAnswer): Promise<boolean> {
  try {
    const { data, errors }: GraphQLAnswer = await (await answering).json();
    return Boolean(data) && !errors && !isAsShown(kept.data, data);
  } catch {
    return false;
  }
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') ?? false;
}

function requestOf(init: RequestInit | undefined): GraphQLRequest {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as GraphQLRequest) : {};
}
