/** Runs in the build, not in a browser: renders every public page as a document. */
import { openContentOf } from '../open-content.ts';
import { isNoindex } from '../noindex.ts';
import { OPEN_CONTENT_QUERY } from '../../../contract/open-content-query.ts';
import { pageDocument, type PageTemplate } from './page-document.ts';
import { publicPages } from './public-pages.ts';
import { renderScreen } from './render-screen.tsx';
import { type Ask, openStaticClient } from './static-client.ts';

export interface Prerendered {
  pages: { path: string; isNoindex: boolean; html: string }[];
}

/** Rejects with the page's name if one cannot be rendered. */
export async function prerender(ask: Ask, template: PageTemplate): Promise<Prerendered> {
  const { client, settled } = openStaticClient(ask);
  const openContent = openContentOf(await ask(OPEN_CONTENT_QUERY, {}));
  const pages: Prerendered['pages'] = [];
  for (const page of await publicPages(client)) {
    const markup = await renderScreen(page.path, { client, settled, openContent });
    pages.push({
      path: page.path,
      isNoindex: isNoindex(page.path),
      html: pageDocument(page, markup, template),
    });
  }
  return { pages };
}
