/** Refusals in the form of Stripe's API. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function missingResource(kind: string, id: string, param = 'id'): StripeRefusal {
  const message = `No such ${kind.replace('checkout.session', 'checkout session')}: '${id}'`;
  return new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function missingParameter(param: string): StripeRefusal {
  const message = `Missing required param: ${param}.`;
  return new StripeRefusal(400, { type: 'invalid_request_error', code: 'parameter_missing', message, param });
}

export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
}

export function reusedKey(): StripeRefusal {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return new StripeRefusal(400, { type: 'idempotency_error', message });
}

export function declinedCard(): StripeRefusal {
  return new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  });
}
