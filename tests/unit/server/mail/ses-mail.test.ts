import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSesMail } from '../../../../server/mail/ses-mail.ts';
import type { SendMail } from '../../../../server/ports/mail.ts';

let status = 200;
let seen: { headers: IncomingHttpHeaders; url: string | undefined; body: unknown } | null = null;
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen = { headers: request.headers, url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"message":"ema@example.com is not verified"}');
  });
});
let send: SendMail;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  send = openSesMail({
    region: 'eu-central-1',
    from: 'hoog@example.com',
    endpoint: `http://127.0.0.1:${address.port}`,
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
  });
});
afterAll(() => void service.close());

describe('mail by SES', () => {
  it('is one signed call with the mail in it', async () => {
    await send({ to: 'ema@example.com', subject: 'Tere õhtust', text: 'Rida\n\nTeine' });
    expect(seen?.url).toBe('/v2/email/outbound-emails');
    expect(seen?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/ses\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
    );
    expect(seen?.body).toEqual({
      FromEmailAddress: 'hoog@example.com',
      Destination: { ToAddresses: ['ema@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'Tere õhtust', Charset: 'UTF-8' },
          Body: { Text: { Data: 'Rida\n\nTeine', Charset: 'UTF-8' } },
        },
      },
    });
  });

  it('that SES refuses is a failure that names no address', async () => {
    status = 400;
    await expect(send({ to: 'ema@example.com', subject: 's', text: 't' })).rejects.toThrow(
      /^SES answered 400$/,
    );
  });
});
