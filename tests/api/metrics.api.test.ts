/** The service can be watched from outside: events are counted, and nothing names a member. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import { openJobEngine } from '../../server/jobs/job-engine.ts';
import { runOnPglite } from '../../server/database/run-sql.ts';
import type { Metrics } from '../../server/watch/metrics.ts';
import { createMetrics } from '../../server/watch/metrics.ts';
import { uploadPhoto } from '../../src/offline/upload-photo.ts';
import { GOOD_CARD, checkoutOf, sendForm } from '../support/card-service.ts';
import { JPEG } from '../support/images.ts';
import { withLostWebhooks } from '../support/lost-webhooks.ts';
import { openMemoryDatabase } from '../support/memory-database.ts';
import { valueOf } from '../support/metrics-text.ts';
import { OWNER, termsFor } from '../support/object-server.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const HOUR_MS = 3_600_000;
const LOG = { info: () => {}, warn: () => {}, error: () => {} };
const RECIPES = 'query RecipesScreen_Recipes { listRecipes(limit: 5) { items { id } } }';

let metrics: Metrics;
let server: TestServer;
let member: TestMember;
let now = Date.now();

beforeAll(async () => {
  metrics = createMetrics(() => ({ busy: 3, idle: 4, waiting: 2 }));
  server = await startTestServer({ watch: metrics.watch, clock: () => new Date(now) });
  member = await server.signedIn('premium');
});
afterAll(() => server.close());

const value = (name: string, labels?: Record<string, string>) => valueOf(metrics, name, labels);
const answered = (operation: string) => value('hoog_graphql_answer_seconds_count', { operation });

async function growthOf(sample: () => Promise<number>, act: () => Promise<unknown>): Promise<number> {
  const before = await sample();
  await act();
  return (await sample()) - before;
}

describe('the metrics', () => {
  it('count what is asked by the product’s own name for it, whether it is made or kept', async () => {
    const askTwice = async () => {
      await server.ask(RECIPES);
      await server.ask(RECIPES);
    };
    expect(await growthOf(() => answered('RecipesScreen_Recipes'), askTwice)).toBe(2);
  });

  it('count under one name what a caller names himself', async () => {
    const ask = () => server.ask('query Mari_Maasikas { listRecipes(limit: 1) { items { id } } }');
    expect(await growthOf(() => answered('other'), ask)).toBe(1);
    expect((await metrics.expose()).text).not.toContain('Mari');
  });

  it('count failures by code, those before any operation too', async () => {
    const refusals = (operation: string, code: string) => () =>
      value('hoog_graphql_failures_total', { operation, code });
    const askHers = () => server.ask('query SettingsScreen_Profile { getMyProfile { id } }');
    expect(await growthOf(refusals('SettingsScreen_Profile', 'NOT_AUTHORIZED'), askHers)).toBe(1);
    const askUnreadable = () => server.ask('{');
    expect(await growthOf(refusals('unread', 'BAD_USER_INPUT'), askUnreadable)).toBe(1);
    const askWithForgedToken = () =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer forged' },
        body: JSON.stringify({ query: RECIPES }),
      });
    expect(await growthOf(refusals('unread', 'NOT_AUTHORIZED'), askWithForgedToken)).toBe(1);
  });

  it('tell how many entries a phone sent at once, and how long those waited that say so', async () => {
    const query = `mutation Replay($kind_e1: ConsentKind!, $textVersion_e1: String!, $givenAt_e1: DateTime, $id_e2: ID!, $input_e3: EditMyProfileInput!, $input_e4: CreateMeasurementInput!) {
      e1: giveConsent(kind: $kind_e1, textVersion: $textVersion_e1, givenAt: $givenAt_e1) { id }
      e2: deleteMeasurement(id: $id_e2)
      e3: editMyProfile(input: $input_e3) { id }
      e4: createMeasurement(input: $input_e4) { id }
    }`;
    const ago = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
    const variables = {
      kind_e1: 'MEASUREMENTS',
      textVersion_e1: '2026-11-20',
      givenAt_e1: ago(2),
      id_e2: '00000000-0000-4000-8000-000000000001',
      input_e3: { firstName: 'Salajane', editedAt: ago(1) },
      // The day that she chose says nothing of when she logged it.
      input_e4: { weight: 68.5, eventDateTime: ago(48) },
    };
    const waited = () => value('hoog_replay_waiting_seconds_sum');
    const batches = () => value('hoog_replay_entries_count');
    const entries = () => value('hoog_replay_entries_sum');
    const replay = () => growthOf(batches, () => growthOf(entries, () => member.ask(query, variables)));
    expect(await growthOf(waited, replay)).toBe(3 * 3600);
    expect(await growthOf(entries, () => member.ask(query, variables))).toBe(4);
    expect(await growthOf(batches, () => member.ask(RECIPES))).toBe(0);
  });

  it('tell routes by their pattern and never by their address', async () => {
    const { data } = await member.ask('{ getMyCalendarFeed }');
    const address = String(data?.['getMyCalendarFeed']);
    const secret = address.split('/').at(-1) ?? '';
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${server.url}/wp-login.php?name=mari`)).status).toBe(404);
    await expect.poll(() => value('hoog_http_response_seconds_count', { status: '404' })).toBeGreaterThan(0);
    const { text } = await metrics.expose();
    for (const personal of [secret.slice(0, 20), 'wp-login', 'mari', member.id, member.email, 'Salajane'])
      expect(text).not.toContain(personal);
  });

  it('count pictures that were kept and refused', async () => {
    const { objects } = server.services;
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const terms = termsFor();
      const form = JSON.stringify(await objects.presignUpload(terms));
      await uploadPhoto(form, OWNER, { type: 'image/jpeg', bytes: bytes.buffer }, { id: OWNER });
      await objects.confirm(terms.key);
    };
    const checked = (outcome: string) => () => value('hoog_picture_check_seconds_count', { outcome });
    expect(await growthOf(checked('kept'), () => upload(JPEG))).toBe(1);
    expect(await growthOf(checked('refused'), () => upload(new TextEncoder().encode('<svg/>')))).toBe(1);
  });

  it('tell how late payments had their effect, by what brought them, and how far they were gone through', async () => {
    const effects = (foundBy: string) => () =>
      value('hoog_payment_event_delay_seconds_count', { found_by: foundBy });
    const reached = () => value('hoog_payments_reached_timestamp_seconds');
    const { billing } = server.services;
    expect(await reached()).toBeNaN();
    const pay = async () => sendForm((await checkoutOf(member, 'BASIC')).url, { card: GOOD_CARD });
    await pay();
    await server.payments.settle();
    expect(await effects('webhook')()).toBeGreaterThan(0);
    member = await server.signedIn();
    await withLostWebhooks(server, pay);
    now += 10 * 60_000;
    await reconcilePayments(billing, LOG);
    expect(await effects('reconciliation')()).toBeGreaterThan(0);
    expect(
      await value('hoog_payment_event_delay_seconds_sum', { found_by: 'reconciliation' }),
    ).toBeGreaterThan(500);
    expect(now / 1000 - (await reached())).toBeLessThan(120);
  });

  it('count the turns of jobs, done and failed', async () => {
    const { client, close } = await openMemoryDatabase();
    const jobs = [
      { name: 'photos', everySeconds: 3_600, run: () => Promise.resolve() },
      { name: 'objects', everySeconds: 3_600, run: () => Promise.reject(new Error('away')) },
    ];
    const { watch } = metrics;
    const engine = await openJobEngine(runOnPglite(client), { jobs, log: LOG, watch });
    await engine.runDue();
    await engine.close();
    await close();
    const turns = (name: string, outcome: string) => value('hoog_job_turn_seconds_count', { name, outcome });
    expect([await turns('photos', 'done'), await turns('photos', 'failed')]).toEqual([1, 0]);
    expect([await turns('objects', 'done'), await turns('objects', 'failed')]).toEqual([0, 1]);
  });

  it('say how the pool of connections and the event loop are', async () => {
    const connections = (state: string) => value('hoog_database_connections', { state });
    expect([await connections('busy'), await connections('idle'), await connections('waiting')]).toEqual([
      3, 4, 2,
    ]);
    expect((await metrics.expose()).text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });
});
