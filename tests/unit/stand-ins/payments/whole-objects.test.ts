import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../../stand-ins/payments/stand-in-objects.ts';
import { whole } from '../../../../stand-ins/payments/whole-objects.ts';

const customer: Customer = {
  id: 'cus_1',
  object: 'customer',
  created: 1,
  livemode: false,
  email: 'keegi@example.com',
  metadata: { object: 'invoice', stand_in: 'hers' },
  invoice_settings: { default_payment_method: 'pm_1' },
};

describe('an object on its way out', () => {
  it('has the fields of which there is nothing to say, and its own as they are', () => {
    expect(whole(customer)).toEqual({
      ...customer,
      balance: 0,
      default_source: null,
      description: null,
      shipping: null,
      invoice_settings: {
        default_payment_method: 'pm_1',
        custom_fields: null,
        footer: null,
        rendering_options: null,
      },
    });
  });

  it('is whole in lists and in other objects too, and the same when it is completed again', () => {
    const list = { object: 'list', data: [{ object: 'checkout.session', customer }] };
    const sent = whole(list);
    expect(sent).toMatchObject({ data: [{ custom_fields: [], customer: { balance: 0 } }] });
    expect(whole(sent)).toEqual(sent);
  });

  it('has none of the stand-in’s own notes', () => {
    const intent = { id: 'pi_1', object: 'payment_intent', amount: 500, stand_in: { refunded: 0 } };
    expect(whole(intent)).not.toHaveProperty('stand_in');
    expect(whole(intent)).toMatchObject({ amount: 500, amount_received: 500 });
  });

  it('is not completed where it is deleted', () => {
    const deleted = { id: 'cus_1', object: 'customer', deleted: true };
    expect(whole(deleted)).toEqual(deleted);
  });
});
