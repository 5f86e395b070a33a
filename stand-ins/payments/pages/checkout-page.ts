import { VAT_PERCENT } from '../../../contract/subscription-plans.ts';
import { escapeHtml } from '../../../server/core/escape-html.ts';
import type { CheckoutSession, Price } from '../stand-in-objects.ts';
import { euros } from '../../../server/core/words.ts';
import type { Notice } from './pay-layout.ts';
import { cardChoice, payPage } from './pay-layout.ts';

export interface ShownCheckout {
  session: CheckoutSession;
  price: Price;
  email: string | null;
}

/** Shows what is ordered, at what price and for how long, right above the button that orders it. */
export function checkoutPage({ session, price, email }: ShownCheckout, notice: Notice | null): string {
  const amount = escapeHtml(euros(price.unit_amount));
  const body = `<section class="card" aria-labelledby="plan">
<h2 id="plan">${escapeHtml(price.nickname)}</h2>
<p class="price">${amount} <small>kuus</small></p>
<p class="quiet">Hind sisaldab käibemaksu ${VAT_PERCENT}%. Tellimus pikeneb automaatselt iga kuu, kuni lõpetad.</p>
${email === null ? '' : `<p>E-posti aadress: ${escapeHtml(email)}</p>`}
<form method="post" action="/pay/checkout/${session.id}">
${cardChoice('Testkaart')}
<button type="submit">Telli ja maksa ${amount}</button>
</form>
<a class="button" href="${escapeHtml(session.cancel_url)}">Loobu</a>
</section>`;
  return payPage('Tellimuse maksmine', body, notice);
}
