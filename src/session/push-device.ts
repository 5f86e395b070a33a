/** Tells the server on which devices a member is reminded. The page and the worker call it; it needs a network and a sign-in. */
import { type DocumentNode, print } from '@0no-co/graphql.web';
import {
  Reminders_EndPushDeviceDocument,
  Reminders_SavePushDeviceDocument,
} from '../../contract/documents.generated.ts';
import { GRAPHQL_PATH } from '../../contract/service-paths.ts';
import { currentToken } from './token.ts';

/** `refused`: the server will not, however often it is asked. `none`: nobody is signed in here any more. */
export type PushDeviceAnswer = 'done' | 'later' | 'refused' | 'none';

const TIMEOUT_MS = 20_000;

/** Sent again it changes nothing. `former`: the address that the device had before, which ends. */
export async function savePushDevice(
  subscription: PushSubscription,
  former?: string,
): Promise<PushDeviceAnswer> {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return withToken((token) =>
    ask(Reminders_SavePushDeviceDocument, { endpoint, p256dh, auth, former }, token),
  );
}

export function endPushDevice(endpoint: string): Promise<PushDeviceAnswer> {
  return withToken((token) => endPushDeviceWith(endpoint, token));
}

/** As `endPushDevice`, with a token that is at hand; survives leaving the page. */
export function endPushDeviceWith(endpoint: string, token: string): Promise<PushDeviceAnswer> {
  return ask(Reminders_EndPushDeviceDocument, { endpoint }, token);
}

async function withToken(act: (token: string) => Promise<PushDeviceAnswer>): Promise<PushDeviceAnswer> {
  const answer = await currentToken();
  return answer.type === 'token' ? act(answer.token) : answer.type;
}

async function ask(document: object, variables: object, token: string): Promise<PushDeviceAnswer> {
  try {
    const response = await fetch(GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: print(document as DocumentNode), variables }),
      cache: 'no-store',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as { errors?: readonly { extensions?: { code?: string } }[] };
    if (response.ok && !body.errors) return 'done';
    const isRefused = body.errors?.some(({ extensions }) =>
      ['BAD_USER_INPUT', 'NOT_FOUND'].includes(extensions?.code ?? ''),
    );
    return isRefused ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}
