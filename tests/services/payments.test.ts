/** That what judges payments would find what it looks for: each fault that can be heard, and nothing in what is right. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge } from '../../scripts/stripe-description.mjs';

const REFUND = {
  id: 're_1',
  object: 'refund',
  amount: 500,
  balance_transaction: null,
  charge: null,
  created: 1,
  currency: 'eur',
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: 'pi_1',
  payment_method: null,
  reason: 'requested_by_customer',
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
};
const REFUSAL = {
  error: { type: 'invalid_request_error', message: 'No such refund', code: 'resource_missing' },
};
const EVENT = {
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1,
  data: { object: REFUND },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: 'refund.created',
};

const call = (method: string, path: string, body: string, answer: object, status = 200) => ({
  kind: 'call',
  method,
  path,
  body,
  status,
  answer,
});
const { charge, ...WITHOUT_CHARGE } = REFUND;

it('finds every kind of fault, and none in what is right', { timeout: 240_000 }, () => {
  const form = 'payment_intent=pi_1&amount=500&metadata[order]=7&expand[0]=charge';
  const heard = [
    call('POST', '/v1/refunds', form, REFUND),
    call('GET', '/v1/refunds/re_1', '', REFUSAL, 404),
    call('GET', '/v1/refunds?limit=3', '', {
      object: 'list',
      data: [REFUND],
      has_more: false,
      url: '/v1/refunds',
    }),
    call('GET', '/v1/refunds?payment_intent=pi_1&created[gte]=1', '', {
      object: 'list',
      data: [],
      has_more: false,
      url: '',
    }),
    call('GET', '/v1/events?limit=1', '', { object: 'list', data: [EVENT], has_more: false, url: '' }),
    { kind: 'event', event: EVENT },
  ];
  expect(charge).toBeNull();
  expect(problemsOf(heard)).toEqual([]);
  const faulty = [
    call('PUT', '/v1/refunds', '', REFUND),
    call('GET', '/v1/refund', '', REFUND),
    call('POST', '/v1/refunds', 'invented=1', REFUND),
    call('POST', '/v1/refunds', 'amount=five', REFUND),
    call('POST', '/v1/refunds', 'reason=regret', REFUND),
    call('GET', '/v1/refunds/re_1', '', WITHOUT_CHARGE),
    call('POST', '/v1/refunds/re_1', '', { ...REFUND, stand_in: {} }),
    call('POST', '/v1/refunds/re_1/cancel', '', { ...REFUND, amount: '500' }),
    call('GET', '/v1/refunds/re_1', '', { error: { type: 'our_own', message: '' } }, 404),
    { kind: 'event', event: { ...EVENT, data: { object: WITHOUT_CHARGE } } },
    { kind: 'event', event: { ...EVENT, type: 'refund.invented' } },
  ];
  const found = problemsOf(faulty).map((problem) => problem.replace(/TS\d+: /, ''));
  expect(found).toEqual([
    expect.stringMatching(/^PUT \/v1\/refunds: Stripe has no such call$/),
    expect.stringMatching(/^GET \/v1\/refund: Stripe has no such call$/),
    expect.stringMatching(/^POST \/v1\/refunds 200: .*invented/),
    expect.stringMatching(/^POST \/v1\/refunds 200: .*'string' is not assignable to type 'number'/),
    expect.stringMatching(/^POST \/v1\/refunds 200: .*"regret"/),
    expect.stringMatching(/^GET \/v1\/refunds\/:id 200: .*'charge' is missing/),
    expect.stringMatching(/^POST \/v1\/refunds\/:id 200: .*stand_in/),
    expect.stringMatching(
      /^POST \/v1\/refunds\/:id\/cancel 200: .*'string' is not assignable to type 'number'/,
    ),
    expect.stringMatching(/^GET \/v1\/refunds\/:id 404: .*"our_own"/),
    expect.stringMatching(/^event refund.created: .*'charge' is missing/),
    expect.stringMatching(/^event refund.invented: .*/),
  ]);
});

function problemsOf(heard: readonly object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hoog-judged-'));
  const file = join(folder, 'heard.jsonl');
  try {
    writeFileSync(file, heard.map((one) => JSON.stringify(one)).join('\n'));
    return judge(file).problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
