import { escapeHtml } from '../../../server/core/escape-html.ts';
import type { TestCard } from '../test-cards.ts';
import { TEST_CARDS } from '../test-cards.ts';

export interface Notice {
  text: string;
  isRefusal: boolean;
}

/** The answer of a test page: itself, or a redirect. */
export type PayAnswer = { status: number; html: string } | { redirectTo: string };

/** A whole test page. `body` is HTML; everything else is text. */
export function payPage(title: string, body: string, notice: Notice | null): string {
  const role =
    notice?.isRefusal === true ? 'role="alert" class="notice refused"' : 'role="status" class="notice"';
  return `<!doctype html>
<html lang="et">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Hoog</title>
<link rel="stylesheet" href="/pay/pay.css">
</head>
<body>
<header>
<p class="banner">Testleht: päris raha ei liigu ja kaardi andmeid ei küsita.</p>
<p class="brand">Hoog</p>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${notice === null ? '' : `<p ${role}>${escapeHtml(notice.text)}</p>`}
${body}
</main>
</body>
</html>
`;
}

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' };

export function cardName({ brand, last4 }: Pick<TestCard, 'brand' | 'last4'>): string {
  return `${BRANDS[brand] ?? brand} •••• ${last4}`;
}

/** The choice of a card; the first one is chosen. */
export function cardChoice(legend: string): string {
  const choices = TEST_CARDS.map(
    (card, index) =>
      `<label class="choice"><input type="radio" name="card" value="${card.last4}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(`${cardName(card)} – ${card.about}`)}</span></label>`,
  );
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${choices.join('\n')}</fieldset>`;
}
