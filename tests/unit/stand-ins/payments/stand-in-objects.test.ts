/** The stand-in's answers fit the types that Stripe publishes with its library and makes from its OpenAPI. */
import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type { ObjectOfKind, Price } from '../../../../stand-ins/payments/stand-in-objects.ts';

type Plain = string | number | boolean | null | undefined;
type FieldOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Field> = Union extends unknown
  ? Field extends keyof Union
    ? Union[Field]
    : never
  : never;
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : Value;
/** Without "any other string", by which the library leaves room for values that Stripe adds later. */
type Published<Value> = [Extract<Named<Value>, string>] extends [never] ? Value : Named<Value>;

/** The places at which it has what Stripe does not have. Its own notes (`stand_in`) are no part of the answer's form. */
type Strange<Own, Theirs> = Own extends Plain
  ? Own extends Published<Theirs>
    ? never
    : `is ${Own}`
  : string extends keyof Own
    ? Own extends Theirs
      ? never
      : 'is another map'
    : Own extends readonly (infer Item)[]
      ? Strange<Item, Extract<Theirs, readonly unknown[]>[number]>
      : {
          [Field in keyof Own & string]: Field extends 'stand_in'
            ? never
            : Field extends FieldOf<Extract<Theirs, object>>
              ? `${Field} ${Strange<Exclude<Own[Field], undefined>, ValueOf<Extract<Theirs, object>, Field>>}`
              : `${Field} is not there`;
        }[keyof Own & string];

interface TypeOfKind {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
  'billing_portal.session': Stripe.BillingPortal.Session;
}

it('has no field or value that Stripe’s objects do not have', () => {
  type Found = { [Kind in keyof ObjectOfKind]: Strange<ObjectOfKind[Kind], TypeOfKind[Kind]> };
  expectTypeOf<Found['customer']>().toBeNever();
  expectTypeOf<Found['payment_method']>().toBeNever();
  expectTypeOf<Found['checkout.session']>().toBeNever();
  expectTypeOf<Found['subscription']>().toBeNever();
  expectTypeOf<Found['subscription_schedule']>().toBeNever();
  expectTypeOf<Found['invoice']>().toBeNever();
  expectTypeOf<Found['payment_intent']>().toBeNever();
  expectTypeOf<Found['refund']>().toBeNever();
  expectTypeOf<Found['billing_portal.session']>().toBeNever();
  expectTypeOf<Strange<Price, Stripe.Price>>().toBeNever();
});
