import { escapeHtml } from '../../../server/core/escape-html.ts';
import { itemOf } from '../billing.ts';
import type { Invoice, PaymentMethod, PortalSession, Subscription } from '../stand-in-objects.ts';
import { dateOf } from '../stand-in-objects.ts';
import { subscriptionStatus } from '../../../src/language/et.json';
import { dayInWords, euros } from '../../../server/core/words.ts';
import { invoiceName } from './invoice-page.ts';
import type { Notice } from './pay-layout.ts';
import { cardChoice, cardName, payPage } from './pay-layout.ts';

export interface ShownSubscription {
  subscription: Subscription;
  method: PaymentMethod | null;
}

function subscriptionHtml({ subscription, method }: ShownSubscription, action: string): string {
  const { id, status, cancel_at: endsAt } = subscription;
  const { price, current_period_end: ends } = itemOf(subscription);
  const isEnding = endsAt !== null;
  const about = isEnding
    ? `Tellimus on lõpetatud. Ligipääs kestab kuni ${dayInWords(dateOf(endsAt), 'terminative')}.`
    : `Pikeneb automaatselt ${dayInWords(dateOf(ends), 'adessive')}, kuni lõpetad.`;
  const { exp_month: month, exp_year: year } = method?.card ?? { exp_month: 0, exp_year: 0 };
  const card = method === null ? '' : `${cardName(method.card)}, kehtib kuni ${month}/${year % 100}`;
  return `<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(price.nickname)}</h2>
<p>${escapeHtml(`${subscriptionStatus[status]}, ${euros(price.unit_amount)} kuus`)}</p>
<p class="quiet">${escapeHtml(about)}</p>
${card === '' ? '' : `<p>${escapeHtml(card)}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="subscription" value="${id}">
<button type="submit" class="second" name="do" value="${isEnding ? 'resume' : 'cancel'}">${isEnding ? 'Jätka tellimust' : 'Lõpeta tellimus'}</button>
</form>
</section>`;
}

function invoicesHtml(invoices: readonly Invoice[]): string {
  if (invoices.length === 0) return '';
  const rows = invoices.map(
    (invoice) =>
      `<li><a href="/pay/invoice/${invoice.id}">${escapeHtml(invoiceName(invoice))}</a> ${escapeHtml(`${dayInWords(dateOf(invoice.created))}, ${euros(invoice.amount_due)}`)}</li>`,
  );
  return `<section class="card" aria-labelledby="invoices">
<h2 id="invoices">Arved</h2>
<ul class="plain">${rows.join('\n')}</ul>
</section>`;
}

/** The subscriptions that have not ended, the card for all of them, and every invoice. */
export function portalPage(
  session: PortalSession,
  { shown, invoices }: { shown: readonly ShownSubscription[]; invoices: readonly Invoice[] },
  notice: Notice | null,
): string {
  const action = `/pay/portal/${session.id}`;
  const list = shown.map((one) => subscriptionHtml(one, action)).join('\n');
  const change = `<section class="card" aria-labelledby="card">
<h2 id="card">Makseviis</h2>
<form method="post" action="${action}">
${cardChoice('Uus testkaart')}
<button type="submit" name="do" value="card">Muuda kaarti</button>
</form>
</section>`;
  const body = `${shown.length === 0 ? '<p class="card">Sul ei ole kehtivat tellimust.</p>' : `${list}\n${change}`}
${invoicesHtml(invoices)}
<p class="card"><a class="button" href="${escapeHtml(session.return_url)}">Tagasi</a></p>`;
  return payPage('Tellimus ja makseviis', body, notice);
}
