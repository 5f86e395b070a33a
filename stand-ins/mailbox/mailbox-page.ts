/** The mailbox as a page. It stands alone: no script, and no file but itself. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../server/core/escape-html.ts';
import { momentInWords } from '../../server/core/words.ts';
import type { KeptMail } from '../../server/modules/platform/mails/mails.tables.ts';

const STYLE = `
:root { color-scheme: light dark; --text: #241a2b; --quiet: #5d5266; --page: #fbf9f8; --sheet: #fff; --line: #8f8197; --link: #57265b; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f4eef6; --quiet: #c5b9cc; --page: #15101a; --sheet: #201926; --link: #ddb3e3; }
}
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 42rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
ol { margin: 0; padding: 0; list-style: none; }
article { margin-top: 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); }
h2 { margin: 0; font-size: 1.125rem; }
article p { overflow-wrap: anywhere; }
.about { margin: 0.25rem 0 0; color: var(--quiet); }
.text { margin: 0.75rem 0 0; white-space: pre-wrap; }
`;

/** Lets the page's own style through, and nothing else at all. */
export const MAILBOX_CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A web address, without the punctuation of the sentence it ends. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

function withLinks(text: string): string {
  const pieces = text.split(ADDRESS).map(escapeHtml);
  return pieces.map((piece, index) => (index % 2 === 1 ? `<a href="${piece}">${piece}</a>` : piece)).join('');
}

function mailHtml({ to, subject, text, sentAt }: KeptMail): string {
  const time = `<time datetime="${sentAt.toISOString()}">${momentInWords(sentAt)}</time>`;
  return `<li><article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">Saaja: ${escapeHtml(to)} · ${time}</p>
<p class="text">${withLinks(text)}</p>
</article></li>`;
}

/** `mails` in the order in which they are shown. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const list = `<ol>\n${mails.map(mailHtml).join('\n')}\n</ol>`;
  return `<!doctype html>
<html lang="et">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Postkast – Hoog</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Avaleht</a></header>
<main>
<h1>Postkast</h1>
<p>Siin on kirjad, mille teenus oleks saatnud. Uuemad on eespool.</p>
${mails.length === 0 ? '<p>Ühtegi kirja pole veel saadetud.</p>' : list}
</main>
</body>
</html>
`;
}
