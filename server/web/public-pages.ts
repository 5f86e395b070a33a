/**
 * The public pages that the build has rendered for visitors (scripts/prerender.mjs), with this server's origin and shop
 * filled in.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ORIGIN_MARK, SHOP_MARK } from '../../contract/page-marks.ts';

export interface PublicPage {
  html: string;
  /** Hash of the bytes, for browsers that already have them. */
  etag: string;
}

export interface PublicPages {
  /** Undefined if the page is not rendered, or was rendered from other content than `contentVersion`. */
  find(path: string, contentVersion: string): Promise<PublicPage | undefined>;
  /** Whole addresses of the pages that `find` would return and search engines may list. */
  indexed(contentVersion: string): Promise<string[]>;
}

/** The facts that only the server knows. */
export interface Surroundings {
  /** The built page, whose scripts and styles the pages load. */
  pageDirectory: string;
  publicUrl: string;
  shopUrl: string | null;
}

/** The form in which scripts/prerender.mjs writes it. */
interface Rendered {
  contentVersion: string;
  pages: { path: string; isNoindex: boolean; html: string }[];
}

interface Held extends Omit<Rendered, 'pages'> {
  pages: ReadonlyMap<string, PublicPage>;
  indexed: string[];
}

const NONE: Held = { contentVersion: '', pages: new Map(), indexed: [] };
const SHOP_ITEM = new RegExp(`<li><a href="${SHOP_MARK}".*?</li>`, 'gs');
/** A file that the build has named by its hash. */
const ASSET = /\/assets\/[^"'\s>]+/g;
const LOOK_EVERY_MS = 3_000;

/**
 * Without the file there are no such pages, and every address gets the shell. Nor are there if they load what this release lacks,
 * until the file changes or the process starts again.
 */
export function openPublicPages(
  file: string,
  surroundings: Surroundings,
  log: FastifyBaseLogger,
): PublicPages {
  let held: Promise<Held> = Promise.resolve(NONE);
  let seenAt = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Publishing content replaces the pages too. */
  async function look(before: Held): Promise<Held> {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs === seenAt) return before;
    seenAt = mtimeMs;
    return mtimeMs === 0 ? NONE : read(file, surroundings, log).catch(() => NONE);
  }

  function current(): Promise<Held> {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = performance.now();
      held = held.then(look);
    }
    return held;
  }

  return {
    async find(path, contentVersion) {
      const { contentVersion: renderedFrom, pages } = await current();
      return renderedFrom === contentVersion ? pages.get(path) : undefined;
    },
    async indexed(contentVersion) {
      const { contentVersion: renderedFrom, indexed } = await current();
      return renderedFrom === contentVersion ? indexed : [];
    },
  };
}

async function read(
  file: string,
  { pageDirectory, publicUrl, shopUrl }: Surroundings,
  log: FastifyBaseLogger,
): Promise<Held> {
  const rendered: Rendered = JSON.parse(await readFile(file, 'utf8'));
  const { contentVersion, pages } = rendered;
  // Publishing renders with the build of the publisher's own checkout, which may be newer than the release that serves.
  const missing = findMissingAsset(pages, pageDirectory);
  if (missing !== undefined) log.warn({ event: 'public-pages', missing }, 'public pages not served');
  const served = missing === undefined ? pages : [];
  return {
    contentVersion,
    pages: new Map(
      served.map(({ path, html }) => [
        path,
        toPage(withShop(html.replaceAll(ORIGIN_MARK, publicUrl), shopUrl)),
      ]),
    ),
    indexed: served.filter(({ isNoindex }) => !isNoindex).map(({ path }) => publicUrl + path),
  };
}

/** The first of what the pages load that this server cannot send. */
function findMissingAsset(pages: Rendered['pages'], pageDirectory: string): string | undefined {
  const assets = new Set(pages.flatMap(({ html }) => html.match(ASSET) ?? []));
  return [...assets].find((asset) => !existsSync(join(pageDirectory, asset)));
}

function withShop(html: string, shopUrl: string | null): string {
  if (shopUrl === null) return html.replaceAll(SHOP_ITEM, '');
  return html.replaceAll(SHOP_MARK, () => shopUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
}

function toPage(html: string): PublicPage {
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}
