/** The process's own health check finds faults, and does not run too often. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serverSecrets } from '../../server/database/database.tables.ts';
import { createHealthCheck } from '../../server/web/health.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function lastWrite(): Promise<string | undefined> {
  const [row] = await server.database.select().from(serverSecrets).where(eq(serverSecrets.name, 'health'));
  return row?.value;
}

describe('a process', () => {
  it('is unhealthy before its disk is full: as soon as less room is left than some minutes need', async () => {
    const { database, dataDir } = server;
    await expect(createHealthCheck(database, dataDir, 0, Number.MAX_SAFE_INTEGER)()).rejects.toThrow(
      'no room',
    );
    await expect(createHealthCheck(database, dataDir, 0)()).resolves.toBeUndefined();
    await expect(createHealthCheck(database, null, 0, Number.MAX_SAFE_INTEGER)()).resolves.toBeUndefined();
  });

  it('that is healthy writes once for all who ask within some seconds, and again after that', async () => {
    const { database, dataDir } = server;
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const isWell = createHealthCheck(database, dataDir);
    await Promise.all([isWell(), isWell()]);
    const first = await lastWrite();
    vi.advanceTimersByTime(4_999);
    await isWell();
    expect(await lastWrite()).toBe(first);
    vi.advanceTimersByTime(2);
    await isWell();
    expect(await lastWrite()).not.toBe(first);
  });
});
