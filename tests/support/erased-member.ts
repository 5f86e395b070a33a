import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { erasedMembers } from '../../server/modules/platform/revocations/revocations.tables.ts';
import type { TestServer } from './test-server.ts';

/** Waits until an erased member is gone at the other services too: her answer does not wait for them. */
export async function untilSettled({ database }: TestServer, memberId: string): Promise<void> {
  const settledAt = async () => {
    const rows = await database.select().from(erasedMembers).where(eq(erasedMembers.memberId, memberId));
    return rows[0]?.settledAt;
  };
  await expect.poll(settledAt).toBeInstanceOf(Date);
}
