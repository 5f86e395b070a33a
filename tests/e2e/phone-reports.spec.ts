/** Her phone tells nothing of how sending goes without her yes, and with it only how long things waited. */
import type { Page, Response } from '@playwright/test';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { freePort } from '../support/free-port.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs, writeKept } from '../support/member-session.ts';
import type { Network, NetworkRequest } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { readStore } from '../support/read-store.ts';
import { startService } from '../support/service.ts';

/** A phone looks whether it is time only some seconds after it has sent what waited. */
const UNTIL_TOLD = { timeout: 60_000 };

interface Row {
  memberId: string;
  facts: unknown[];
  nextAt: number;
}

/** The phone's facts for its report. */
async function rowOf(page: Page): Promise<Row | undefined> {
  const kept = (await readStore(page, 'app-session', 'kv')) ?? [];
  return kept.find((each): each is Row => typeof each === 'object' && each !== null && 'facts' in each);
}

/** As if she had agreed a day ago. No page of the app may be open, which could be about to look whether it is time. */
async function letDayPass(page: Page, network: Network): Promise<void> {
  await page.goto(`${network.origin}/healthz`);
  await writeKept(page, { 'phone-report': { ...(await rowOf(page)), nextAt: 0 } });
}

/** Each report that leaves a phone, whole. */
function reportsOn(network: Network): NetworkRequest[] {
  const reports: NetworkRequest[] = [];
  network.fail(
    (request) => {
      if (request.path === '/phone-reports') reports.push(request);
      return false;
    },
    { type: 'gone' },
  );
  return reports;
}

const choice = (page: Page) =>
  page
    .getByRole('region', { name: settingsText.phoneReport })
    .getByRole('checkbox', { name: settingsText.phoneReportYes });

/** Her page stays open after it. */
async function logOffline(device: MemberDevice, weight: number): Promise<void> {
  await device.openDiary();
  await device.page.context().setOffline(true);
  await device.addMeasurement(weight);
  await device.page.context().setOffline(false);
  await device.expectAllSent();
}

/** She agrees, something waits without a network, and a day later it is time. */
async function tellOnce(device: MemberDevice, weight: number): Promise<void> {
  const { page, member, network } = device;
  await device.open('/settings');
  await expect(choice(page)).not.toBeChecked();
  await choice(page).check();
  await expect.poll(() => rowOf(page)).toMatchObject({ memberId: member.id, facts: [] });
  await logOffline(device, weight);
  await expect.poll(async () => (await rowOf(page))?.facts).toHaveLength(1);
  await letDayPass(page, network);
  await device.open('/diary');
}

/** Two phones are each other's clocks: when one has told, the other has had the time to. */
test('what waited on a phone is told once, of nobody, after her yes; not without it, and not once she has ended it @breadth', async ({
  page,
  browser,
  weights,
}) => {
  test.slow();
  const metricsPort = await freePort();
  const service = await startService({ METRICS_PORT: String(metricsPort) });
  const otherContext = await browser.newContext();
  try {
    const { network } = service;
    const reports = reportsOn(network);
    const phone = async (itsPage: Page, email: string) => {
      const member = await signInAs(network, email);
      await keepSession(itsPage, network, member);
      const device = new MemberDevice(itsPage, network, member);
      await device.openDiary();
      return device;
    };
    const other = await phone(await otherContext.newPage(), 'vip@example.com');
    const hers = await phone(page, 'premium@example.com');

    await logOffline(other, weights.next());
    await tellOnce(hers, weights.next());
    await expect.poll(() => reports.length, UNTIL_TOLD).toBe(1);
    expect(await rowOf(other.page)).toBeUndefined();
    const [{ headers, body } = { headers: {}, body: Buffer.from('') }] = reports;
    const report = JSON.parse(body.toString()) as { storage: string[] };
    expect(report).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      waited: { '1m': 1 },
      refusals: {},
      storage: report.storage,
    });
    expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect.poll(metrics).toContain('hoog_phone_entries_total{version="current",waited="1m"} 1');

    await logOffline(hers, weights.next());
    await expect.poll(async () => (await rowOf(page))?.facts).toHaveLength(1);
    await hers.open('/settings');
    await choice(page).uncheck();
    await expect.poll(() => rowOf(page)).toBeUndefined();
    await logOffline(hers, weights.next());
    await tellOnce(other, weights.next());
    await expect.poll(() => reports.length, UNTIL_TOLD).toBe(2);
    await expect.poll(metrics).toContain('hoog_phone_entries_total{version="current",waited="1m"} 2');
    expect(await rowOf(page)).toBeUndefined();
  } finally {
    await otherContext.close();
    await service.close();
  }
});

test('an installation that nobody watches does not ask her @breadth', async ({ page, device, network }) => {
  const isConfiguration = (answer: Response) => answer.url().endsWith('/config.json');
  const configured = page.waitForResponse(isConfiguration, { timeout: 60_000 });
  await device.open('/settings');
  await expect(page.getByRole('region', { name: settingsText.phoneCalendar })).toBeVisible();
  await configured;
  await expect.poll(() => network.log.some(({ path }) => path === '/config.json')).toBe(true);
  await expect(page.getByRole('region', { name: settingsText.phoneReport })).toHaveCount(0);
});
