import { VAT_PERCENT } from '../../../contract/subscription-plans.ts';
import type { Database } from '../../../server/database/database.ts';
import { escapeHtml } from '../../../server/core/escape-html.ts';
import { dayInWords, euros } from '../../../server/core/words.ts';
import { findObject, readObject } from '../objects.repository.ts';
import type { Invoice } from '../stand-in-objects.ts';
import { dateOf } from '../stand-in-objects.ts';
import type { PayAnswer } from './pay-layout.ts';
import { payPage } from './pay-layout.ts';

/** Names it by its number, or by its id if it was made before invoices had numbers. */
export const invoiceName = ({ number, id }: Invoice): string => `Arve ${number ?? id}`;

/** Shows one invoice for reading, printing or saving. Throws if there is none. */
export async function showInvoice(transaction: Database, id: string): Promise<PayAnswer> {
  const invoice = await readObject(transaction, 'invoice', id);
  const customer = await findObject(transaction, 'customer', invoice.customer);
  return {
    status: 200,
    html: payPage(invoiceName(invoice), invoiceHtml(invoice, customer?.email ?? null), null),
  };
}

function invoiceHtml(invoice: Invoice, email: string | null): string {
  const { created, status, amount_due: total, lines } = invoice;
  const vat = Math.round((total * VAT_PERCENT) / (100 + VAT_PERCENT));
  const rows = (lines?.data ?? []).map(
    ({ description, amount, period }) =>
      `<tr><th scope="row">${escapeHtml(description)}<br><small>${escapeHtml(`${dayInWords(dateOf(period.start))} – ${dayInWords(dateOf(period.end))}`)}</small></th><td>${escapeHtml(euros(amount))}</td></tr>`,
  );
  return `<section class="card">
<p>${escapeHtml(`${dayInWords(dateOf(created))}, ${status === 'paid' ? 'makstud' : 'maksmata'}`)}</p>
${email === null ? '' : `<p>Ostja: ${escapeHtml(email)}</p>`}
<table><tbody>${rows.join('')}</tbody><tfoot>
<tr><th scope="row">Kokku</th><td>${escapeHtml(euros(total))}</td></tr>
<tr><th scope="row"><small>sellest käibemaks ${VAT_PERCENT}%</small></th><td><small>${escapeHtml(euros(vat))}</small></td></tr>
</tfoot></table>
<p class="screen"><a class="button" href="?download=1" download>Laadi alla</a></p>
</section>`;
}
