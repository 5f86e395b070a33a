/**
 * The fetch of the GraphQL client: a member's requests carry her token and nobody else's; every outcome tells whether
 * there is a connection.
 */
import { deadline } from '../../offline/deadline.ts';
import { noteRequest } from '../../offline/connection.ts';
import { currentToken } from '../../session/token.ts';
import { NoToken, TokensRefused } from '../../session/tokens-refused.ts';

const TIMEOUT_MS = 8_000;
/** For these the service asks the card service; it ends what runs for ten seconds itself. */
const PAYING_MS = 25_000;
const PAYING = /_(ChangePlan|Cancel|Resume|Withdraw)"/;
/** All that is stored about her, over a slow network. */
const EXPORT_MS = 300_000;
const EXPORT = /_Export"/;

/**
 * Makes the fetch of a member, or of a visitor if there is no id. It rejects like a network failure if the member's token is not
 * available or is refused: an anonymous answer in its place would replace content that she may read by locked content.
 */
export function authorizedFetch(memberId: string | undefined): typeof fetch {
  async function request(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    refused?: string,
  ): Promise<Response> {
    const headers = new Headers(init?.headers);
    let token: string | undefined;
    if (memberId !== undefined) {
      token = await tokenOf(memberId, refused);
      headers.set('Authorization', `Bearer ${token}`);
    }
    const signal = deadline(limitOf(init?.body as string), init?.signal);
    const response = await fetch(input, { ...init, headers, signal });
    if (response.status !== 401 || token === undefined) return response;
    if (refused === undefined) return request(input, init, token);
    // This one is reported too, so that nobody asks for the same again at once.
    await currentToken(token);
    throw new TokensRefused();
  }

  return async (input, init) => {
    try {
      const response = await request(input, init);
      // A captive portal's page is no answer of ours.
      noteRequest(response.headers.get('Content-Type')?.includes('json') ?? false);
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) noteRequest(false);
      throw error;
    }
  };
}

function limitOf(body: string): number {
  if (EXPORT.test(body)) return EXPORT_MS;
  return PAYING.test(body) ? PAYING_MS : TIMEOUT_MS;
}

async function tokenOf(memberId: string, refused: string | undefined): Promise<string> {
  const answer = await currentToken(refused);
  if (answer.type === 'token' && answer.memberId === memberId) return answer.token;
  if (answer.type === 'none') throw new TokensRefused();
  throw new NoToken('No token can be had now');
}
