/** Mail by Amazon SES, for an installation whose identity service (Cognito) mails codes but nothing else. */
import { Sha256 } from '@aws-crypto/sha256-js';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SignatureV4 } from '@smithy/signature-v4';
import { tracedFetch } from '../core/traced-calls.ts';
import type { Trace } from '../core/trace.ts';
import type { SendMail } from '../ports/mail.ts';

export interface SesOptions {
  region: string;
  /** A sender that is verified at SES. */
  from: string;
  /** Address of another service with SES's protocol; null for SES itself. */
  endpoint: string | null;
  /** Left out, they come from the SDK's usual chain. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  trace?: Trace | null;
}

const PATH = 'v2/email/outbound-emails';
const TIMEOUT_MS = 10_000;

/** A `SendMail` that resolves once SES has taken the mail, and rejects if it has not. */
export function openSesMail({ region, from, endpoint, credentials, trace }: SesOptions): SendMail {
  const url = new URL(`${endpoint ?? `https://email.${region}.amazonaws.com`}/${PATH}`);
  // The client is never called: it finds credentials and renews them.
  const chain = new CognitoIdentityProviderClient({
    region,
    ...(credentials === undefined ? {} : { credentials }),
  });
  const signer = new SignatureV4({
    region,
    service: 'ses',
    sha256: Sha256,
    credentials: chain.config.credentials,
  });
  const send = tracedFetch(trace);
  return async ({ to, subject, text }) => {
    const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
    const body = JSON.stringify({
      FromEmailAddress: from,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
    });
    const { protocol, hostname } = url;
    const unsigned = {
      method: 'POST',
      protocol,
      hostname,
      path: url.pathname,
      body,
      headers: { host: url.host, 'content-type': 'application/json' },
    };
    const { headers } = await signer.sign(unsigned);
    const response = await send(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The SDK's message may contain the address.
    if (!response.ok)
      throw Object.assign(new Error(`SES answered ${response.status}`), { code: `HTTP_${response.status}` });
  };
}
