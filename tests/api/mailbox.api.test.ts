import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SendMail } from '../../server/ports/mail.ts';
import { mailboxPlugin } from '../../stand-ins/mailbox/mailbox.plugin.ts';
import { mails } from '../../server/modules/platform/mails/mails.tables.ts';
import { keepMail } from '../../stand-ins/mailbox/mailbox.ts';
import type { MemoryDatabase } from '../support/memory-database.ts';
import { openMemoryDatabase } from '../support/memory-database.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

let memory: MemoryDatabase;
let app: FastifyInstance;
let origin: string;
let sendMail: SendMail;
let minutes = 0;

beforeAll(async () => {
  memory = await openMemoryDatabase();
  sendMail = keepMail(memory.database, () => new Date(START + minutes++ * 60_000));
  app = fastify();
  await app.register(mailboxPlugin(memory.database));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(async () => {
  minutes = 0;
  await memory.database.delete(mails);
});

afterAll(async () => {
  await app.close();
  await memory.close();
});

const MAIL = { to: 'uus@example.com', subject: 'Kinnituskood', text: 'Sinu kood on 123456.' };

async function json(): Promise<unknown> {
  const response = await fetch(`${origin}/mailbox`, { headers: { accept: 'application/json' } });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return response.json();
}

async function page(): Promise<Document> {
  const response = await fetch(`${origin}/mailbox`, { headers: { accept: 'text/html' } });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return new JSDOM(await response.text()).window.document;
}

test('an empty mailbox is an empty list and a page that says so', async () => {
  expect(await json()).toEqual([]);
  expect((await page()).body.textContent).toContain('Ühtegi kirja pole veel saadetud.');
});

test('mails are listed newest first, with when they were sent', async () => {
  await sendMail(MAIL);
  await sendMail({ ...MAIL, subject: 'Tere tulemast' });
  expect(await json()).toEqual([
    { ...MAIL, subject: 'Tere tulemast', sentAt: '2026-11-21T10:01:00.000Z' },
    { ...MAIL, sentAt: '2026-11-21T10:00:00.000Z' },
  ]);
  const subjects = [...(await page()).querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(subjects).toEqual(['Tere tulemast', 'Kinnituskood']);
});

test('no more than the latest two hundred are listed', async () => {
  for (let index = 0; index < 201; index += 1) await sendMail({ ...MAIL, subject: `Kiri ${index}` });
  const listed = await json();
  expect(listed).toHaveLength(200);
  expect(listed).toMatchObject({ 0: { subject: 'Kiri 200' }, 199: { subject: 'Kiri 1' } });
});

test('the page is in Estonian, and shows the day and the time of Tallinn', async () => {
  await sendMail(MAIL);
  const document = await page();
  expect(document.documentElement.lang).toBe('et');
  expect(document.querySelector('time')?.textContent).toMatch(/^21\. november 2026.* 12:00$/);
  expect(document.querySelector('article')?.textContent).toContain('Sinu kood on 123456.');
});

test('an address in a mail is a link, without the full stop that ends its sentence', async () => {
  await sendMail({ ...MAIL, text: 'Ava http://localhost:4000/login?a=1&b=2. Või (https://example.com/x).' });
  const links = [...(await page()).querySelectorAll('article a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['http://localhost:4000/login?a=1&b=2', 'https://example.com/x']);
});

test('markup in a mail is shown as it was written', async () => {
  const markup = '<script>alert(1)</script> https://example.com/"onmouseover="x <b>';
  await sendMail({ to: '<i>@example.com', subject: '<img src=x>', text: markup });
  const article = (await page()).querySelector('article');
  expect(article?.querySelector('script, img, b, i, [onmouseover]')).toBeNull();
  expect(article?.querySelector('h2')?.textContent).toBe('<img src=x>');
  expect(article?.querySelector('.text')?.textContent).toBe(markup);
});

test('the policy allows only the page’s own style, and no cache keeps the page', async () => {
  const response = await fetch(`${origin}/mailbox`);
  const policy = response.headers.get('content-security-policy') ?? '';
  const style = new JSDOM(await response.text()).window.document.querySelector('style')?.textContent ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
