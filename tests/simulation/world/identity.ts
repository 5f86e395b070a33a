/**
 * The identity service: the member of each token, the tokens that are still good, and the members that it has put out for good.
 */
/** The shortest that the identity service can be set to. */
const LIFE_MS = 5 * 60_000;

const CLIENT_ID = 'client';

/** Each is good for one renewal, and so is the one before it until its successor is used. */
interface Refresh {
  memberId: string;
  signIn: number;
  parent: string | undefined;
  isUsed: boolean;
}

/** The settings of sign-in, as `/config.json` says them. */
export const IDENTITY = {
  userPoolId: 'eu-north-1_members',
  userPoolClientId: CLIENT_ID,
  userPoolEndpoint: 'https://identity/',
};

interface Issued {
  memberId: string;
  expiresAt: number;
}

export class Identity {
  readonly #now: () => number;
  readonly #issued = new Map<string, Issued>();
  /** Members whose sign-ins it renews no more, until they sign in. */
  readonly ended = new Set<string>();
  /** Phones and members that it has told so: only they may be asked to sign in. */
  readonly told = new Set<string>();
  readonly #refreshes = new Map<string, Refresh>();
  /** Sign-ins of which a token was used that had been replaced: that looks like theft. */
  readonly #stolen = new Set<number>();
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** As a phone keeps them (src/session/token-store.ts). */
  signIn(memberId: string): Record<string, string> {
    this.ended.delete(memberId);
    const prefix = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
    const { IdToken, AccessToken, RefreshToken } = this.#tokens(memberId, this.#count);
    return {
      [`${prefix}.LastAuthUser`]: memberId,
      [`${prefix}.${memberId}.idToken`]: IdToken,
      [`${prefix}.${memberId}.accessToken`]: AccessToken,
      [`${prefix}.${memberId}.refreshToken`]: RefreshToken,
      [`${prefix}.${memberId}.clockDrift`]: '0',
    };
  }

  /** The member whose token it is; undefined if it is good no more. */
  memberOf(token: string): string | undefined {
    const issued = this.#issued.get(token);
    return issued && issued.expiresAt > this.#now() ? issued.memberId : undefined;
  }

  /** The member whose token it is or was. */
  formerMemberOf(token: string): string | undefined {
    return this.#issued.get(token)?.memberId;
  }

  answer(phone: string, target: string, body: string): { status: number; body: object } {
    const { RefreshToken = '' } = JSON.parse(body) as { RefreshToken?: string };
    if (!target.endsWith('GetTokensFromRefreshToken')) return { status: 200, body: {} };
    const refresh = this.#refreshes.get(RefreshToken);
    if (!refresh) throw new Error(`The identity service has issued no ${RefreshToken}`);
    const { memberId, signIn, isUsed } = refresh;
    if (this.ended.has(memberId)) {
      this.told.add(`${phone} ${memberId}`);
      return { status: 400, body: { __type: 'NotAuthorizedException' } };
    }
    const isReplaced = [...this.#refreshes.values()].some(
      (each) => each.parent === RefreshToken && each.isUsed,
    );
    if (isUsed && isReplaced) this.#stolen.add(signIn);
    if (this.#stolen.has(signIn)) return { status: 400, body: { __type: 'RefreshTokenReuseException' } };
    refresh.isUsed = true;
    return { status: 200, body: { AuthenticationResult: this.#tokens(memberId, signIn, RefreshToken) } };
  }

  /** Turns down her tokens, as when she ends all her sign-ins on another device. */
  endAtOnce(memberId: string): void {
    this.ended.add(memberId);
    for (const issued of this.#issued.values()) if (issued.memberId === memberId) issued.expiresAt = 0;
  }

  #tokens(
    memberId: string,
    signIn: number,
    parent?: string,
  ): Record<'IdToken' | 'AccessToken' | 'RefreshToken', string> {
    this.#count += 1;
    const now = this.#now();
    const expiresAt = now + LIFE_MS;
    const claims = {
      sub: memberId,
      email: `${memberId}@example.com`,
      iat: now / 1000,
      exp: expiresAt / 1000,
    };
    const IdToken = `h.${btoa(JSON.stringify({ ...claims, jti: this.#count }))}.s`;
    this.#issued.set(IdToken, { memberId, expiresAt });
    const RefreshToken = `refresh ${this.#count}`;
    this.#refreshes.set(RefreshToken, { memberId, signIn, parent, isUsed: false });
    return { IdToken, AccessToken: `access ${this.#count}`, RefreshToken };
  }
}
