/** The built server shows its metrics at one place, and nowhere else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await openInstallation({ isUsed: true });
}, 120_000);
afterAll(() => installation.remove());

it(
  'shows metrics on a port of their own alone, to this machine alone, until it ends',
  { timeout: 240_000 },
  async () => {
    const port = await freePort();
    const { child, ended } = await installation.start({ METRICS_PORT: String(port) });
    const own = `http://127.0.0.1:${port}`;
    await fetch(`${installation.url}/healthz`);
    const metrics = await fetch(`${own}/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await metrics.text()).toContain('hoog_http_response_seconds_count{route="/healthz",status="200"}');
    expect((await fetch(`${own}/`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${installation.url}/metrics`)).status).toBe(404);
    await expect(fetch(`http://[::1]:${port}/metrics`)).rejects.toThrow('fetch failed');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);
