/** Rejects one of her requests before it leaves the device. To a screen it is as if there were no network. */
export class NoToken extends TypeError {}

/** No token of this device counts any more. */
export class TokensRefused extends NoToken {
  constructor() {
    super('The service knows none of her tokens');
  }
}
