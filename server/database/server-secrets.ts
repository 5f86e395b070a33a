import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { serverSecrets } from './database.tables.ts';

/** 32 bytes known to every process of this installation and to no one else; made when first asked for. */
export async function readServerSecret(database: Database, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64');
  await database.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  const rows = await database.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (rows[0] === undefined) throw new Error(`The secret ${name} could not be kept`);
  return Buffer.from(rows[0].value, 'base64');
}
