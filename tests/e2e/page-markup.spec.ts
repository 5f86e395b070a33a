/** The pages as they are sent: their markup by the HTML standard, and the targets of their links. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { idsOf, linksOf, readPublished, screenAt } from '../support/page-links.ts';
import { mapByFew } from '../support/map-by-few.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';

/** Sent whole, and in no list of search engines. */
const UNLISTED = ['/login', '/register', '/forgot', '/nutrition/info', '/privacy', '/terms'];
/** The shell that every other screen starts from, and pages of the stand-ins. */
const OTHERS = ['/diary', '/mailbox', '/pay/checkout/olematu'];

const markup = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes these in its own way, which the standard leaves open.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // An id from React, or one that begins with a number, is an id; a list may have a name.
      'valid-id': ['error', { relaxed: true }],
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

async function read(network: Network, path: string): Promise<string> {
  const response = await fetch(network.origin + path, { headers: { accept: 'text/html' } });
  return response.text();
}

/** Every page that is sent with its text, by its path. */
async function wholePages(network: Network): Promise<Map<string, string>> {
  const sitemap = await read(network, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const paths = [...listed, ...UNLISTED];
  const pages = await mapByFew(paths, async (path) => [path, await read(network, path)] as const);
  return new Map(pages);
}

/** Of recipes and of trainings one page each; `npm test -- all` reads every one. */
function oneOfEachKind(pages: ReadonlyMap<string, string>): [string, string][] {
  if (process.env['HOOG_LOOKS'] === 'every') return [...pages];
  const kindOf = (path: string) => path.replace(/(?<=^\/(?:recipes|studio)\/).+$/, '');
  const kinds = new Map([...pages].map((page) => [kindOf(page[0]), page] as const));
  return [...kinds.values()];
}

test('a page of each kind is sent as valid HTML', async ({ network }) => {
  const others = await mapByFew(OTHERS, async (path) => [path, await read(network, path)] as const);
  const wrong: string[] = [];
  for (const [path, html] of [...oneOfEachKind(await wholePages(network)), ...others]) {
    const { results } = await markup.validateString(html);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

test('every link of a page and of the content leads to a screen, a place in a page or a file', async ({
  network,
}) => {
  const pages = await wholePages(network);
  const { content, links } = readPublished();
  const named = [...pages].flatMap(([path, html]) =>
    linksOf(html).map((link) => (link.startsWith('#') ? path + link : link)),
  );
  const isBroken = async (link: string) => {
    if (screenAt(link, content) === undefined) {
      const response = await fetch(network.origin + link);
      return !response.ok || response.headers.get('content-type')?.startsWith('text/html') === true;
    }
    const { pathname, hash } = new URL(link, network.origin);
    const page = pages.get(pathname);
    return hash !== '' && page !== undefined && !idsOf(page).has(decodeURIComponent(hash.slice(1)));
  };
  const all = [...new Set([...named, ...links])];
  const broken = await mapByFew(all, async (link) => ((await isBroken(link)) ? [link] : []));
  expect(all.length).toBeGreaterThan(100);
  expect(broken.flat()).toEqual([]);
});
