import type { Database } from '../../../server/database/database.ts';
import { completeCheckout } from '../checkout.ts';
import type { FormFields } from '../form-body.ts';
import { textOf } from '../form-body.ts';
import { findObject, readObject } from '../objects.repository.ts';
import type { StandIn } from '../stand-in.ts';
import type { CheckoutSession } from '../stand-in-objects.ts';
import { secondsOf } from '../stand-in-objects.ts';
import { missingResource } from '../stripe-errors.ts';
import { testCardOf } from '../test-cards.ts';
import { checkoutPage } from './checkout-page.ts';
import type { Notice, PayAnswer } from './pay-layout.ts';

const REFUSED: Notice = { text: 'Kaardist keelduti. Raha ei võetud. Vali teine kaart.', isRefusal: true };

async function openSession(standIn: StandIn, transaction: Database, id: string): Promise<CheckoutSession> {
  const session = await readObject(transaction, 'checkout.session', id);
  const isOver = session.status === 'expired' || secondsOf(standIn.clock()) > session.expires_at;
  if (isOver && session.status !== 'complete') throw missingResource('checkout.session', id);
  return session;
}

async function page(
  standIn: StandIn,
  transaction: Database,
  session: CheckoutSession,
  notice: Notice | null,
): Promise<PayAnswer> {
  const price = standIn.prices.get(session.stand_in.price);
  if (price === undefined) throw missingResource('price', session.stand_in.price);
  const customer =
    session.customer === null ? null : await findObject(transaction, 'customer', session.customer);
  const email = customer?.email ?? session.customer_email;
  return { status: notice === null ? 200 : 402, html: checkoutPage({ session, price, email }, notice) };
}

export async function showCheckout(standIn: StandIn, transaction: Database, id: string): Promise<PayAnswer> {
  const session = await openSession(standIn, transaction, id);
  return session.status === 'complete'
    ? { redirectTo: session.success_url }
    : page(standIn, transaction, session, null);
}

/** Pays, or shows that the card was refused. Sent twice, it pays once. */
export async function actOnCheckout(
  standIn: StandIn,
  transaction: Database,
  id: string,
  form: FormFields,
): Promise<PayAnswer> {
  const session = await openSession(standIn, transaction, id);
  if (session.status === 'complete') return { redirectTo: session.success_url };
  const card = testCardOf(textOf(form, 'card') ?? '');
  if (card === null || card.isRefusedAtOnce) return page(standIn, transaction, session, REFUSED);
  await completeCheckout(standIn, transaction, session, card);
  return { redirectTo: session.success_url };
}
