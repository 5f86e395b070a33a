import { isNotNull } from 'drizzle-orm';
import { standInEvents } from '../../stand-ins/payments/payments.tables.ts';
import type { TestServer } from './test-server.ts';

/** No webhook that is still under way is ever sent again. */
export async function loseWebhooks({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.update(standInEvents).set({ nextTryAt: null }).where(isNotNull(standInEvents.nextTryAt));
}

/** No webhook of what is done meanwhile ever arrives. */
export async function withLostWebhooks(server: TestServer, act: () => Promise<unknown>): Promise<void> {
  const { billing } = server.services;
  const { identityAdmin } = billing;
  billing.identityAdmin = { ...identityAdmin, groupsOf: () => Promise.reject(new Error('away')) };
  await act();
  await server.payments.settle();
  await loseWebhooks(server);
  billing.identityAdmin = identityAdmin;
}
