/**
 * `NEWER_DATABASE_URL=… node scripts/withdraw-again.mjs`: after a restore and before a server starts, marks the members as erased
 * again who were erased since the backup, so that the server erases them when it starts. It ends the consents again that members
 * had withdrawn since, and erases the data under them. It ends the addresses of calendars and shopping lists that they had ended
 * or renewed. From the database before the loss, which it only reads, in that of DATABASE_URL.
 */
import pg from 'pg';
import { openSourceLoader } from './source-loader.mjs';

const { DATABASE_URL, DATABASE_POOLER, NEWER_DATABASE_URL } = process.env;
if (!DATABASE_URL || !NEWER_DATABASE_URL) {
  console.error('DATABASE_URL and NEWER_DATABASE_URL are needed.');
  process.exit(2);
}

const ERASED =
  'select member_id as "memberId", erased_at as "erasedAt", mail from erased_members order by erased_at';
/** Each consent that was withdrawn, with when one of its kind last was. */
const WITHDRAWN = `select id, member_id as "memberId", kind, max(withdrawn_at) over (partition by member_id, kind) as "withdrawnAt"
  from consents where withdrawn_at is not null`;

/** The consents that ended in the database before the loss. */
async function readEnded() {
  const client = new pg.Client({ connectionString: NEWER_DATABASE_URL });
  await client.connect();
  try {
    return {
      erased: (await client.query(ERASED)).rows,
      withdrawn: (await client.query(WITHDRAWN)).rows,
    };
  } finally {
    await client.end();
  }
}

/**
 * Every row of a table of the database before the loss, as JSON; null if that was of a release without it.
 * @param {string} table
 */
async function rowsBefore(table) {
  const newer = new pg.Client({ connectionString: NEWER_DATABASE_URL });
  await newer.connect();
  try {
    const found = await newer.query('select to_regclass($1) as name', [`public.${table}`]);
    if (found.rows[0].name === null) return null;
    const { rows } = await newer.query(
      `select coalesce(json_agg(kept), '[]')::text as kept from ${table} as kept`,
    );
    return rows[0].kept;
  } finally {
    await newer.end();
  }
}

/**
 * The private addresses are those of before the loss: what the backup has of them may have been ended since. Comes last: without
 * them, what must not come back has still been ended.
 */
async function takeAddresses() {
  for (const table of ['calendar_feeds', 'shopping_links']) {
    const kept = await rowsBefore(table);
    if (kept === null) continue;
    const restored = new pg.Client({ connectionString: DATABASE_URL });
    await restored.connect();
    try {
      await restored.query('begin');
      await restored.query(`delete from ${table}`);
      await restored.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)
        where member_id in (select member_id from profiles)`,
        [kept],
      );
      await restored.query('commit');
    } finally {
      await restored.end();
    }
  }
}

const { erased, withdrawn } = await readEnded();
const vite = await openSourceLoader();
try {
  const { readConfiguration } = await vite.ssrLoadModule('/server/configuration.ts');
  const { openDatabase } = await vite.ssrLoadModule('/server/database/open-database.ts');
  const { markErasedAgain } = await vite.ssrLoadModule(
    '/server/modules/account/account/erase-records.repository.ts',
  );
  const { withdrawAgain } = await vite.ssrLoadModule('/server/modules/account/account/withdraw-consent.ts');
  const { database: place, migrationsDirectory } = readConfiguration({
    DATABASE_URL,
    DATABASE_POOLER,
  });
  const open = await openDatabase(place, { migrationsDirectory });
  try {
    console.log(`${await markErasedAgain(open.database, erased)} members marked as erased again`);
    console.log(`${await withdrawAgain(open.database, withdrawn)} consents ended again`);
    await takeAddresses();
  } finally {
    await open.close();
  }
} finally {
  await vite.close();
}
