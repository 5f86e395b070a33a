/** The stand-in for Stripe, of which a run can ask that what it and the product say is written down (scripts/stripe-description.mjs). */
import { appendFileSync } from 'node:fs';
import { openPaymentsStandIn } from '../../server/open-payments.ts';
import type { PaymentsWitness } from '../../stand-ins/payments/embedded-payments.ts';

/** A file of one JSON object a line, to which tests of several processes add. */
const FILE = process.env['HOOG_PAYMENTS_HEARD'];

type Given = Parameters<typeof openPaymentsStandIn>;

export function openHeardPayments(
  settings: Given[0],
  parts: Given[1],
): ReturnType<typeof openPaymentsStandIn> {
  return openPaymentsStandIn(settings, parts, FILE ? writingTo(FILE) : undefined);
}

function writingTo(file: string): PaymentsWitness {
  const note = (heard: object) => appendFileSync(file, `${JSON.stringify(heard)}\n`);
  return {
    answered: ({ method, path, body }, { status, body: answer }) =>
      note({ kind: 'call', method, path, body, status, answer }),
    sent: (payload) => note({ kind: 'event', event: JSON.parse(payload) }),
  };
}
