/** The portal's flow in which she confirms another plan herself: what it costs today, and the card that pays it. */
import type { Database } from '../../../server/database/database.ts';
import { escapeHtml } from '../../../server/core/escape-html.ts';
import { euros } from '../../../server/core/words.ts';
import { changeCard, itemOf, keep } from '../billing.ts';
import { addCard } from '../checkout.ts';
import type { FormFields } from '../form-body.ts';
import { textOf } from '../form-body.ts';
import { readObject } from '../objects.repository.ts';
import { payForPrice } from '../price-change.ts';
import { prorationLines, sumOf } from '../proration.ts';
import type { StandIn } from '../stand-in.ts';
import type { PlanChangeFlow, PortalSession, Price } from '../stand-in-objects.ts';
import { secondsOf } from '../stand-in-objects.ts';
import { missingResource } from '../stripe-errors.ts';
import { testCardOf } from '../test-cards.ts';
import type { Notice, PayAnswer } from './pay-layout.ts';
import { cardChoice, payPage } from './pay-layout.ts';

const REFUSED: Notice = { text: 'Kaardist keelduti. Raha ei võetud. Vali teine kaart.', isRefusal: true };

function priceOf({ prices }: StandIn, { price }: PlanChangeFlow): Price {
  const found = prices.get(price);
  if (found === undefined) throw missingResource('price', price);
  return found;
}

export async function showPlanChange(
  standIn: StandIn,
  transaction: Database,
  session: PortalSession,
  flow: PlanChangeFlow,
  notice: Notice | null = null,
): Promise<PayAnswer> {
  const subscription = await readObject(transaction, 'subscription', flow.subscription);
  const price = priceOf(standIn, flow);
  const lines = prorationLines(subscription, price, secondsOf(standIn.clock()));
  const today = escapeHtml(euros(Math.max(0, sumOf(lines))));
  const body = `<section class="card" aria-labelledby="plan">
<h2 id="plan">${escapeHtml(`${itemOf(subscription).price.nickname} → ${price.nickname}`)}</h2>
<p class="price">${today} <small>täna</small></p>
<p class="quiet">${escapeHtml(`Edasi ${euros(price.unit_amount)} kuus, kuni lõpetad.`)}</p>
<form method="post" action="/pay/portal/${session.id}">
${cardChoice('Testkaart')}
<button type="submit" name="do" value="change">Kinnita ja maksa ${today}</button>
</form>
<a class="button" href="${escapeHtml(session.return_url)}">Loobu</a>
</section>`;
  return { status: notice === null ? 200 : 402, html: payPage('Paketi muutmine', body, notice) };
}

/** Pays with the chosen card, which the subscription keeps. Sent twice, it pays once. */
export async function actOnPlanChange(
  standIn: StandIn,
  transaction: Database,
  session: PortalSession,
  flow: PlanChangeFlow,
  form: FormFields,
): Promise<PayAnswer> {
  const now = standIn.clock();
  const subscription = await readObject(transaction, 'subscription', flow.subscription);
  const price = priceOf(standIn, flow);
  if (itemOf(subscription).price.id === price.id) return { redirectTo: flow.done_url };
  const card = testCardOf(textOf(form, 'card') ?? '');
  if (card === null || card.isRefusedAtOnce || card.isRefusedLater)
    return showPlanChange(standIn, transaction, session, flow, REFUSED);
  const method = await addCard(transaction, session.customer, card, now);
  const withCard = await changeCard(transaction, subscription, method, now);
  const changed = await payForPrice(transaction, withCard, price, { at: secondsOf(now), now });
  await keep(transaction, changed, 'updated', now);
  return { redirectTo: flow.done_url };
}
