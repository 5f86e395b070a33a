import { createLocalJWKSet } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../../server/core/clock.ts';
import type { Database } from '../../server/database/database.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import type { SendMail } from '../../server/ports/mail.ts';
import { IDENTITY_PATH } from '../../contract/service-paths.ts';
import { createCredentials } from './credentials.ts';
import { readEmailAddress } from '../../server/core/email-address.ts';
import { createIdTokenVerifier } from '../../server/identity/id-token-verifier.ts';
import { identityPlugin } from './identity.plugin.ts';
import type { Identity } from '../../server/ports/identity.ts';
import { openIdentityKeys } from './keys.ts';
import type { Pool } from './pool.ts';
import { revokeSignInsOfUser } from './refresh-tokens.repository.ts';
import { newUser } from './sign-up.operations.ts';
import { createTokens } from './tokens.ts';
import { addUserToGroups, findUser, findUserById, insertUser, updateUser } from './users.repository.ts';

export interface EmbeddedIdentityOptions {
  database: Database;
  /** The server's data directory; the keys are kept in `identity/` below it. */
  dataDir: string;
  sendMail: SendMail;
  clock: Clock;
  /** The origin at which members reach the server. */
  publicUrl: string;
  /** `<region>_<name>`. Passwords are bound to it: changing it means setting every password again. */
  userPoolId?: string;
  clientId?: string;
  /** Default true: sign-in and reset do not tell whether an address has an account. */
  hidesUnknownUsers?: boolean;
  /** Default false: passwords are proven (SRP) and not sent. */
  allowsPasswordFlow?: boolean;
  /** Default false: for a developer and her tests, who all call from the machine itself. */
  isOwnMachineCounted?: boolean;
}

export interface ConfirmedUser {
  /** A fixed id for a user that others refer to; otherwise it is generated. */
  id?: string;
  email: string;
  password: string;
  groups: readonly string[];
}

export interface EmbeddedIdentity {
  identity: Identity;
  /** Register it on the server without a prefix. */
  plugin: ReturnType<typeof identityPlugin>;
  userPoolId: string;
  clientId: string;
  region: string;
  /** The keys with which the AWS SDK signs administrative requests. */
  adminCredentials: { accessKeyId: string; secretAccessKey: string };
  /** The `sub` of the member with this email, who is made if she is missing and else left as she is. */
  createConfirmedUser(user: ConfirmedUser): Promise<string>;
  /** Ends the sign-ins of those that there are, and takes their passwords from them. */
  closeUsers(ids: readonly string[]): Promise<void>;
}

const DEFAULT_POOL_ID = 'eu-central-1_HoogOwn01';
const DEFAULT_CLIENT_ID = 'hoogwebclient0000000000000';

async function openPool(options: EmbeddedIdentityOptions): Promise<Pool & { issuer: string }> {
  const {
    database,
    sendMail,
    clock,
    userPoolId: id = DEFAULT_POOL_ID,
    clientId = DEFAULT_CLIENT_ID,
  } = options;
  const [region = '', name = ''] = id.split('_');
  if (!/^[a-z0-9-]+_[A-Za-z0-9]+$/.test(id)) throw new Error(`Not a user pool id: ${id}`);
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const issuer = `${publicUrl}${IDENTITY_PATH}/${id}`;
  const keys = await openIdentityKeys(join(options.dataDir, 'identity'));
  const tokens = createTokens({ keys, issuer, clientId, clock });
  const { hidesUnknownUsers = true, allowsPasswordFlow = false, isOwnMachineCounted = false } = options;
  const switches = { hidesUnknownUsers, allowsPasswordFlow, isOwnMachineCounted };
  return {
    id,
    name,
    region,
    clientId,
    publicUrl,
    issuer,
    database,
    clock,
    sendMail,
    keys,
    tokens,
    ...switches,
  };
}

/** Opens the identity service that needs no account anywhere; its keys are made on first start. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const pool = await openPool(options);
  const { issuer, clientId, clock, keys } = pool;
  return {
    identity: createIdTokenVerifier({
      keys: createLocalJWKSet({ keys: [keys.publicJwk] }),
      issuer,
      clientId,
      clock,
    }),
    plugin: identityPlugin(pool),
    userPoolId: pool.id,
    clientId,
    region: pool.region,
    adminCredentials: keys.admin,
    createConfirmedUser: (user) => createConfirmedUser(pool, user),
    closeUsers: (ids) => closeUsers(pool, ids),
  };
}

async function createConfirmedUser(pool: Pool, wanted: ConfirmedUser): Promise<string> {
  const email = readEmailAddress(wanted.email);
  if (email === null) throw new Error('A demo member needs an email address');
  const existing = await findUser(pool.database, email.lower);
  if (existing !== null) return existing.id;
  const user = { ...newUser(pool, wanted.id ?? randomUUID(), email, wanted.password), isConfirmed: true };
  return inTransaction(pool.database, async (database) => {
    const isNew = await insertUser(database, user);
    if (isNew) await addUserToGroups(database, user.id, wanted.groups);
    const made = await findUser(database, email.lower);
    if (made === null) throw new Error('The id of a new member belongs to another one');
    return made.id;
  });
}

async function closeUsers(pool: Pool, ids: readonly string[]): Promise<void> {
  const now = pool.clock();
  for (const userId of ids) {
    if ((await findUserById(pool.database, userId)) === null) continue;
    const unknowable = createCredentials(pool, userId, randomBytes(32).toString('base64url'));
    await inTransaction(pool.database, async (database) => {
      await updateUser(database, userId, unknowable);
      await revokeSignInsOfUser(database, { userId, now });
    });
  }
}
