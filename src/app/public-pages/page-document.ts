/** Builds a public page as a whole document: the built shell with the page's text and its own head. */
import { ORIGIN_MARK } from '../../../contract/page-marks.ts';
import { PRERENDERED_ID } from '../start/app-root.ts';
import { landingText } from '../landing.text.ts';
import type { PublicPage } from './public-pages.ts';

export interface PageTemplate {
  /** The built index.html. */
  shell: string;
  /** Address of the script that fetches the app after the page is painted. */
  startScript: string;
}

/** The tags in the shell that fetch the app; the group is the file's address. */
const APP_FILES =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** `markup` comes from the app and begins with the elements that React hoists into the head. */
export function pageDocument(page: PublicPage, markup: string, { shell, startScript }: PageTemplate): string {
  const { hoisted, body } = splitHoisted(markup);
  const head = headOf(page, body) + hoisted;
  const prepared = shell
    .replaceAll(APP_FILES, '')
    .replaceAll(
      /\s*<title>[^<]*<\/title>|\s*<meta\s+(?:name="description"|property="og:[a-z_]+")[^>]*>/g,
      '',
    );
  // The shell names the entry first and then its imports; here each file follows its imports.
  const app = Array.from(shell.matchAll(APP_FILES), ([, file]) => file)
    .toReversed()
    .join(' ');
  const when = page.appStarts ? ` data-when="${page.appStarts}"` : '';
  const script = `<script type="module" src="${startScript}" data-app="${app}"${when} fetchpriority="low"></script>`;
  return prepared
    .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => `${viewport}${head}`)
    .replace(
      /<div id="root">.*?<\/div>/s,
      () =>
        `<div id="${PRERENDERED_ID}">${withoutControls(tidy(body), page.appStarts === 'painted')}</div>${script}`,
    );
}

function headOf(page: PublicPage, body: string): string {
  const title = page.title ?? `${headingOf(body, page.path)} · Hoog`;
  const address = `${ORIGIN_MARK}${page.path}`;
  const image = `${ORIGIN_MARK}${page.picture ?? '/store/sharing.png'}`;
  const alt = page.picture === undefined ? landingText.documentTitle : title;
  const elements = [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'et_EE'),
    meta('property', 'og:site_name', 'Hoog'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (page.data) elements.push(dataBlock(page.data));
  return elements.map((element) => `\n    ${element}`).join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeText(content)}" data-prerendered>`;
}

/** It is data and does not run, so the script policy allows it. Addresses become absolute. */
function dataBlock(data: object): string {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? ORIGIN_MARK + value : value,
  );
  return `<script type="application/ld+json" data-prerendered>${text.replaceAll('<', '\\u003c')}</script>`;
}

/** React writes elements of the head before everything else. */
function splitHoisted(markup: string): { hoisted: string; body: string } {
  const [found = ''] = /^(?:<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? [];
  const hoisted = found
    .replaceAll(/<(meta|link)\b/g, '\n    <$1 data-prerendered')
    .replace('rel="canonical" href="/', `rel="canonical" href="${ORIGIN_MARK}/`);
  return { hoisted, body: markup.slice(found.length) };
}

function headingOf(body: string, path: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
  if (heading === undefined) throw new Error(`${path} has no heading`);
  return unescapeText(heading.replaceAll(/<[^>]*>/g, ''));
}

function tidy(body: string): string {
  return (
    body
      // The policy on styles refuses these; the app sets them itself.
      .replaceAll(/(<[a-z][^>]*?) style="[^"]*"/g, '$1')
      .replaceAll(' data-discover="true"', '')
      .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
  );
}

/**
 * A control that needs a script cannot be used before the script is there, and says so. `start.ts` lets controls that wait for it
 * be used and sees to it that they are served; a form waits for the app.
 */
function withoutControls(body: string, isForm: boolean): string {
  return body.replaceAll(
    /<(?:button|input|select|textarea)\b(?![^>]* disabled="")/g,
    isForm ? '$& disabled=""' : '$& disabled="" data-waits=""',
  );
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' } as const;

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

function unescapeText(text: string): string {
  return Object.entries(ENTITIES)
    .toReversed()
    .reduce((plain, [character, entity]) => plain.replaceAll(entity, character), text);
}
