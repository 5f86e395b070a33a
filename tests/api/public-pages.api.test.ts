import { type IncomingMessage, request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_MARK } from '../../contract/member-mark.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const SHELL = '<!doctype html><title>Hoog</title><div id="root"></div>';
const RENDERED = {
  contentVersion: SAMPLE_CONTENT.version,
  pages: [
    {
      path: '/about',
      isNoindex: false,
      html: '<link rel="canonical" href="https://origin.invalid/about"><h1>Meist</h1>',
    },
    { path: '/login', isNoindex: true, html: '<h1>Logi sisse</h1>' },
  ],
};

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoog-public-'));
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page', 'index.html'), SHELL);
  await writeFile(join(folder, 'page', 'robots.txt'), 'User-agent: *\nDisallow: /graphql\n');
  await writeFile(join(folder, 'pages.json'), JSON.stringify(RENDERED));
  server = await startTestServer({
    pageDirectory: join(folder, 'page'),
    publicPagesFile: join(folder, 'pages.json'),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const navigate = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });

describe('a public page', () => {
  it('is sent prerendered to a visitor, with the address of this server', async () => {
    const response = await navigate('/about');
    const html = await response.text();
    expect(html).toContain('<h1>Meist</h1>');
    expect(html).toContain(`href="${server.url}/about"`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('cookie');
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await navigate('/about')).headers.get('etag') ?? '';
    expect((await navigate('/about', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is the same for visitors who come from an advertisement', async () => {
    expect(await (await navigate('/about?utm_source=kiri&fbclid=x')).text()).toContain('<h1>Meist</h1>');
  });

  it.each([
    ['where somebody is signed in on the device', '/about', { cookie: `muu=1; ${MEMBER_MARK}=1` }],
    ['where its address asks for more', '/about?otsing=supp', {}],
    ['where it was not rendered', '/diary', {}],
  ])('is the bare shell %s', async (_when, path, headers) => {
    expect(await (await navigate(path, headers)).text()).toBe(SHELL);
  });

  it.each([
    '/login',
    '/home',
    '/shopping/shared',
    '/studio/treening-public/session',
    '/diary/exercises/kukk',
  ])('at %s tells search engines not to index it', async (path) => {
    const response = await navigate(path);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it('at /about does not', async () => {
    expect((await navigate('/about')).headers.get('x-robots-tag')).toBeNull();
  });
});

/** Requests as other machines write them; `fetch` would add a type that it takes. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(server.url + path, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(Object.assign(response, { text })));
    });
    asking.on('error', reject).end();
  });
}

describe('a machine that shows a preview or watches the service', () => {
  it.each([['*/*'], ['image/webp,*/*;q=0.8'], [undefined]])(
    'gets the page if it takes %s',
    async (accept) => {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const { statusCode, text } = await ask('GET', '/about', headers);
      expect([statusCode, text]).toEqual([200, expect.stringContaining('<h1>Meist</h1>')]);
      for (const path of ['/', '/recipes/retsept-public', '/studio/treening-basic', '/diary/'])
        expect(await ask('GET', path, headers), path).toMatchObject({ statusCode: 200, text: SHELL });
    },
  );

  it('gets the head alone if it asks for no more', async () => {
    for (const path of ['/', '/about', '/recipes', '/recipes/retsept-public']) {
      const { statusCode, headers, text } = await ask('HEAD', path);
      expect([statusCode, headers['content-type'], text], path).toEqual([
        200,
        expect.stringContaining('text/html'),
        '',
      ]);
    }
  });
});

describe('an address that leads nowhere', () => {
  const NOWHERE = [
    '/recepies',
    '/recipes/olematu',
    '/recipes/retsept-public/olematu',
    '/studio/olematu',
    '/studio/olematu/session',
    '/programs?program=olematu',
  ];
  it.each(NOWHERE)('at %s is the page, which says so, with the status of what there is not', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { statusCode, headers, text } = await ask('GET', path, { accept });
      expect([statusCode, headers['x-robots-tag'], text]).toEqual([404, 'noindex', SHELL]);
    }
    expect(await ask('HEAD', path)).toMatchObject({ statusCode: 404, text: '' });
  });

  it('is the page again for a browser that has kept it, and not an empty one', async () => {
    const etag = (await navigate('/recipes')).headers.get('etag') ?? 'none';
    const again = await navigate('/recipes/olematu', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([404, SHELL]);
  });

  it('is told from one that leads to another member’s own plan by nobody', async () => {
    const [hers, none] = await Promise.all(
      ['treening-owner', 'olematu'].map((id) => ask('GET', `/studio/${id}`)),
    );
    expect([hers?.statusCode, hers?.text]).toEqual([none?.statusCode, none?.text]);
  });

  it('is no page for a form or a script', async () => {
    expect((await ask('POST', '/recipes')).statusCode).toBe(404);
    const script = await ask('GET', '/assets/gone-123456.js', { accept: '*/*' });
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });
});

describe('search engines', () => {
  it('find the full address of every page that they may list, and no other', async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${server.url}/about`,
    ]);
  });

  it('are told where the list is', async () => {
    const robots = await (await fetch(`${server.url}/robots.txt`)).text();
    expect(robots).toBe(`User-agent: *\nDisallow: /graphql\n\nSitemap: ${server.url}/sitemap.xml\n`);
  });
});

describe('pages rendered from other content than the current one', () => {
  it('are not sent, because they may show what has been locked or removed', async () => {
    const other = await startTestServer({
      pageDirectory: join(folder, 'page'),
      publicPagesFile: join(folder, 'older.json'),
    });
    try {
      const file = join(folder, 'older.json');
      await writeFile(file, JSON.stringify({ ...RENDERED, contentVersion: 'older' }));
      const response = await fetch(`${other.url}/about`, { headers: { accept: 'text/html' } });
      expect(await response.text()).toBe(SHELL);
      expect((await fetch(`${other.url}/sitemap.xml`)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('pages rendered with the build of another release', () => {
  const SCRIPT = '/assets/index-newer.js';
  let told = '';
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      told += line.toString();
      done();
    },
  });
  const openOther = async (html: string) => {
    told = '';
    const file = join(folder, 'other-build.json');
    const pages = [...RENDERED.pages, { path: '/register', isNoindex: true, html }];
    await writeFile(file, JSON.stringify({ ...RENDERED, pages }));
    return startTestServer({ pageDirectory: join(folder, 'page'), publicPagesFile: file, log });
  };
  const PAGE = `<script type="module" src="${SCRIPT}"></script><h1>Loo konto</h1>`;
  const warnings = () => told.split('\n').filter((line) => line.includes('public pages not served'));
  /** Each of two servers says it. */
  const toldMissing = () =>
    new Set(warnings().map((line) => (JSON.parse(line) as { missing: string }).missing));

  it('are the bare shell, because a visitor could not sign in where its script is not found', async () => {
    const other = await openOther(PAGE);
    try {
      const ask = (path: string) => fetch(other.url + path, { headers: { accept: 'text/html' } });
      expect(await (await ask('/register')).text()).toBe(SHELL);
      expect((await ask('/login')).headers.get('x-robots-tag')).toBe('noindex');
      // Nor is a page listed whose address gives the shell.
      expect((await ask('/sitemap.xml')).status).toBe(404);
      expect(toldMissing()).toEqual(new Set([SCRIPT]));
    } finally {
      await other.close();
    }
  });

  it('are sent where this server has its scripts too', async () => {
    await mkdir(join(folder, 'page', 'assets'));
    await writeFile(join(folder, 'page', SCRIPT), '');
    const other = await openOther(PAGE);
    try {
      const response = await fetch(`${other.url}/register`, { headers: { accept: 'text/html' } });
      expect(await response.text()).toBe(PAGE);
      expect((await fetch(`${other.url}/sitemap.xml`)).status).toBe(200);
      expect(warnings()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
