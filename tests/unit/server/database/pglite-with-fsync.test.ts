import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openPgliteWithFsync } from '../../../../server/database/pglite-with-fsync.ts';

describe('the embedded database on disk', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hoog-fsync-'));
  let client: PGlite;
  let fsyncs = 0;

  beforeAll(async () => {
    client = await openPgliteWithFsync(directory, () => {
      fsyncs += 1;
    });
    await client.exec('create table entries (id integer primary key)');
  });

  afterAll(async () => {
    await client.close();
    rmSync(directory, { recursive: true });
  });

  it('runs with fsync on', async () => {
    const { rows } = await client.query('show fsync');
    expect(rows).toEqual([{ fsync: 'on' }]);
  });

  it('flushes the disk at every commit', async () => {
    const before = fsyncs;
    for (let id = 0; id < 20; id += 1) await client.query('insert into entries values ($1)', [id]);
    expect(fsyncs - before).toBeGreaterThanOrEqual(20);
  });
});
