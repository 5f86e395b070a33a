import type { Database } from '../../../server/database/database.ts';
import { isRunning } from '../../../contract/subscription-status.ts';
import { changeCard, endingAt, endInPortal, keep } from '../billing.ts';
import { addCard } from '../checkout.ts';
import type { FormFields } from '../form-body.ts';
import { textOf } from '../form-body.ts';
import { findObject, listObjects, readObject } from '../objects.repository.ts';
import type { StandIn } from '../stand-in.ts';
import type { PortalSession, Subscription } from '../stand-in-objects.ts';
import { secondsOf } from '../stand-in-objects.ts';
import { missingResource } from '../stripe-errors.ts';
import { testCardOf } from '../test-cards.ts';
import type { Notice, PayAnswer } from './pay-layout.ts';
import { actOnPlanChange, showPlanChange } from './plan-change-page.ts';
import { portalPage } from './portal-page.ts';

const PORTAL_SECONDS = 3600;

const DONE: Readonly<Record<string, string>> = {
  cancel: 'Tellimus lõpeb makstud aja lõpus.',
  resume: 'Tellimus jätkub.',
  card: 'Kaart on muudetud.',
};
const MANAGED: Notice = {
  text: 'Tellimuse pakett muutub perioodi lõpus. Lõpeta tellimus või loobu muutusest rakenduses.',
  isRefusal: true,
};
const REFUSED: Notice = { text: 'Kaardist keelduti. Vali teine kaart.', isRefusal: true };

async function openSession(standIn: StandIn, transaction: Database, id: string): Promise<PortalSession> {
  const session = await readObject(transaction, 'billing_portal.session', id);
  if (secondsOf(standIn.clock()) > session.created + PORTAL_SECONDS)
    throw missingResource('billing_portal.session', id);
  return session;
}

async function liveOnes(transaction: Database, customerId: string): Promise<Subscription[]> {
  return (await listObjects(transaction, 'subscription', customerId)).filter(isRunning);
}

async function page(
  transaction: Database,
  session: PortalSession,
  notice: Notice | null,
): Promise<PayAnswer> {
  const shown = [];
  for (const subscription of await liveOnes(transaction, session.customer)) {
    const { default_payment_method: id } = subscription;
    shown.push({
      subscription,
      method: id === null ? null : await findObject(transaction, 'payment_method', id),
    });
  }
  const invoices = await listObjects(transaction, 'invoice', session.customer);
  const html = portalPage(session, { shown, invoices }, notice);
  return { status: notice?.isRefusal === true ? 402 : 200, html };
}

export async function showPortal(
  standIn: StandIn,
  transaction: Database,
  id: string,
  done: string,
): Promise<PayAnswer> {
  const session = await openSession(standIn, transaction, id);
  const { flow = null } = session.stand_in ?? {};
  if (flow !== null) return showPlanChange(standIn, transaction, session, flow);
  const text = Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return page(transaction, session, text === undefined ? null : { text, isRefusal: false });
}

/** Cancels, resumes or changes the card, of this customer's subscriptions alone. */
export async function actOnPortal(
  standIn: StandIn,
  transaction: Database,
  id: string,
  form: FormFields,
): Promise<PayAnswer> {
  const session = await openSession(standIn, transaction, id);
  const { flow = null } = session.stand_in ?? {};
  if (flow !== null) return actOnPlanChange(standIn, transaction, session, flow, form);
  const live = await liveOnes(transaction, session.customer);
  const what = textOf(form, 'do');
  const now = standIn.clock();
  if (what === 'card') {
    const card = testCardOf(textOf(form, 'card') ?? '');
    if (card === null || card.isRefusedAtOnce) return page(transaction, session, REFUSED);
    const method = await addCard(transaction, session.customer, card, now);
    for (const subscription of live) await changeCard(transaction, subscription, method, now);
  } else {
    const chosen = live.find((subscription) => subscription.id === textOf(form, 'subscription'));
    if (chosen === undefined || (what !== 'cancel' && what !== 'resume'))
      return page(transaction, session, null);
    // The portal does not end a subscription that a schedule manages, as at Stripe.
    if ((chosen.schedule ?? null) !== null) return page(transaction, session, MANAGED);
    if (what === 'cancel') await endInPortal(transaction, chosen, now);
    else await keep(transaction, endingAt(chosen, null, now), 'updated', now);
  }
  return { redirectTo: `/pay/portal/${session.id}?done=${what}` };
}
