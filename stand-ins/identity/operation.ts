import * as v from 'valibot';
import type { Network } from '../../server/core/network.ts';
import { Refusal, refuse } from './cognito-errors.ts';
import type { Pool } from './pool.ts';
import { isSignInLive } from './refresh-tokens.repository.ts';
import type { User } from './users.repository.ts';
import { findUserById } from './users.repository.ts';

export interface Caller {
  /** The network whose attempts are counted together. */
  network: Network;
  /** The machine that the service runs on, if that says nothing about who is calling. */
  isOwnMachine: boolean;
  /** The mark of a device that signed in before, not yet verified; null if there is none. */
  deviceMark: string | null;
  /** Gives the device its mark with the answer. */
  keepDeviceMark(mark: string): void;
}

/** The JSON that is answered, or why not. */
export type Answer = Record<string, unknown> | Refusal;

export interface Operation {
  /** True if only the administrator's signed requests may run it. */
  isAdmin: boolean;
  run(pool: Pool, body: unknown, caller: Caller): Promise<Answer>;
}

/** The member behind an access token, and the sign-in it belongs to. */
export interface SignedIn {
  user: User;
  originJti: string;
}

type Read<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

function read<Entries extends v.ObjectEntries>(entries: Entries, body: unknown): Read<Entries> | Refusal {
  const result = v.safeParse(v.object(entries), body);
  if (result.success) return result.output;
  const path = result.issues[0].path?.map((step) => String(step.key)).join('.') ?? 'body';
  return refuse('InvalidParameterException', `Invalid parameter: ${path}`);
}

/** Anyone with the app's client id may call it. */
export function clientOperation<Entries extends v.ObjectEntries>(
  entries: Entries,
  work: (pool: Pool, input: Read<Entries>, caller: Caller) => Promise<Answer>,
): Operation {
  return {
    isAdmin: false,
    async run(pool, body, caller) {
      const client = read({ ClientId: v.string() }, body);
      if (client instanceof Refusal) return client;
      if (client.ClientId !== pool.clientId) return refuse('ResourceNotFoundException');
      const input = read(entries, body);
      return input instanceof Refusal ? input : work(pool, input, caller);
    },
  };
}

/** A signed-in member calls it, with her access token. */
export function memberOperation<Entries extends v.ObjectEntries>(
  entries: Entries,
  work: (pool: Pool, input: Read<Entries>, signedIn: SignedIn, caller: Caller) => Promise<Answer>,
): Operation {
  return {
    isAdmin: false,
    async run(pool, body, caller) {
      const access = read({ AccessToken: v.string() }, body);
      if (access instanceof Refusal) return access;
      const signedIn = await findSignedIn(pool, access.AccessToken);
      if (signedIn === null) return refuse('NotAuthorizedException', 'Invalid Access Token');
      const input = read(entries, body);
      return input instanceof Refusal ? input : work(pool, input, signedIn, caller);
    },
  };
}

async function findSignedIn(pool: Pool, accessToken: string): Promise<SignedIn | null> {
  const claims = await pool.tokens.verifyAccessToken(accessToken);
  if (claims === null || !(await isSignInLive(pool.database, claims.originJti))) return null;
  const user = await findUserById(pool.database, claims.sub);
  return user === null ? null : { user, originJti: claims.originJti };
}

/** The server itself calls it, with a signed request. */
export function adminOperation<Entries extends v.ObjectEntries>(
  entries: Entries,
  work: (pool: Pool, input: Read<Entries>) => Promise<Answer>,
): Operation {
  return {
    isAdmin: true,
    async run(pool, body) {
      const named = read({ UserPoolId: v.string() }, body);
      if (named instanceof Refusal) return named;
      if (named.UserPoolId !== pool.id) return refuse('ResourceNotFoundException');
      const input = read(entries, body);
      return input instanceof Refusal ? input : work(pool, input);
    },
  };
}
