/** Serves robots.txt and the sitemap. */
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../core/escape-html.ts';
import type { ContentStore } from '../modules/platform/content/content-store.ts';
import type { PublicPages } from './public-pages.ts';

interface SearchEnginesOptions {
  pageDirectory: string;
  publicUrl: string;
  publicPages: PublicPages;
  content: ContentStore;
}

export function searchEnginesRoutes(app: FastifyInstance, options: SearchEnginesOptions): void {
  const { pageDirectory, publicUrl, publicPages, content } = options;
  app.get('/robots.txt', async (_request, reply) => {
    const rules = await readFile(join(pageDirectory, 'robots.txt'), 'utf8').catch(() => null);
    if (rules === null) return reply.code(404).send({ message: 'Not found' });
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return reply.send(`${rules.trimEnd()}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const { version } = await content.current();
    const addresses = await publicPages.indexed(version);
    if (addresses.length === 0) return reply.code(404).send({ message: 'Not found' });
    const lines = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    );
  });
}
