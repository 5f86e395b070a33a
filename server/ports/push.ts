/** Web Push: what may be sent to a member's devices, through the push services of their browsers. */
export interface PushAddress {
  endpoint: string;
  /** The device's public key and its secret, base64url, for encrypting to it alone. */
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON; nobody but the device reads it. */
  text: string;
  /** Seconds from now, after which the push service drops it. */
  lifeSeconds: number;
  /** A message replaces an earlier one of the same topic that still waits at the push service. */
  topic: string;
}

/**
 * `gone`: the device has no such address any more. `refused`: nor will this message be taken later. `failed`: its push service
 * was out of reach or had no time for it; it may have taken it without saying so.
 */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'failed';

export interface Push {
  /** The key with which a browser subscribes; base64url. */
  publicKey: string;
  /** True if the address is one that a browser may have been given, and its keys can be encrypted to. */
  accepts(address: PushAddress): boolean;
  /** Sends it once. Never rejects. */
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}
