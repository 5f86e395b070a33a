/** The addresses that the pages and the content link to, and if they exist there. */
import { matchPath } from 'react-router-dom';
import type { Content } from '../../server/modules/platform/content/content.ts';
import { paths } from '../../contract/paths.ts';
import { textOf } from './repository-files.ts';

const ADDRESS_ATTRIBUTE = /\s(?:href|src|srcset|poster|action)="([^"]+)"/g;
const CANONICAL = /<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g;
const ID = /\sid="([^"]+)"/g;
const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;

/** The addresses of this server that a page names, `#place` for one of its own. */
export function linksOf(html: string): string[] {
  const named = [...html.replaceAll(CANONICAL, '').matchAll(ADDRESS_ATTRIBUTE)].map(
    ([, value = '']) => value,
  );
  return [...new Set(named.map((value) => value.replaceAll('&amp;', '&')))].filter((value) =>
    /^(?:\/(?!\/)|#)/.test(value),
  );
}

export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, id = '']) => id));
}

/** The published content, and the app's own addresses in its texts, those for members included. */
export function readPublished(): { content: Content; links: string[] } {
  const text = textOf('dist/content/content.json');
  const links = [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => address);
  return { content: JSON.parse(text) as Content, links: [...new Set(links)] };
}

/** The route's pattern; undefined for an address without a screen, or a screen of something that is not published. */
export function screenAt(address: string, content: Content): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://hoog');
  const patterns = Object.values(paths).map(({ pattern }) => pattern as string);
  const pattern = patterns.find((each) => matchPath(each, pathname));
  const id = pattern && matchPath(pattern, pathname)?.params['id'];
  const isThere = (items: readonly { id: string }[], named: string | null | undefined) =>
    named === undefined || named === null || items.some((item) => item.id === named);
  const areThere =
    isThere(content.recipes, pattern?.startsWith('/recipes') ? id : searchParams.get('dish')) &&
    isThere(content.trainings, pattern?.startsWith('/studio') ? id : null);
  return areThere ? pattern : undefined;
}
