/**
 * The floor that the server is measured against: the same Fastify with nothing of ours between the wire and the work.
 * `/constant` returns the bytes it was given at `/learn`; `/timeline` and `/complete` run the server's own SQL bare.
 * Bundled by server.bench.mjs; BENCH_PORT, and DATABASE_URL or BENCH_DATA_DIRECTORY.
 */
import fastify from 'fastify';
import pg from 'pg';
import { openPgliteWithFsync } from '../../server/database/pglite-with-fsync.ts';

const LIST = `select "member_id", "id", "training_id", "event_date_time", "event_at", "day", "month", "removed_at", "also_done_at", "taken_back"
  from "completions" where "member_id" = $1 and "month" = $2 and "removed_at" is null
  order by "event_at" desc, "id" desc limit $3`;
const INSERT = `with "stored" as (insert into "completions" ("member_id", "id", "training_id", "event_date_time", "event_at", "day", "month")
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict ("member_id", "id") do update set
    "event_date_time" = case when "completions"."removed_at" is null then "completions"."event_date_time" else excluded.event_date_time end,
    "event_at" = case when "completions"."removed_at" is null then "completions"."event_at" else excluded.event_at end,
    "also_done_at" = case when "completions"."removed_at" is null then array_append("completions"."also_done_at", excluded.event_date_time) else '{}' end,
    "removed_at" = null
  where ("completions"."removed_at" is not null or "completions"."event_date_time" <> excluded.event_date_time)
    and not (excluded.event_date_time = any(array_cat("completions"."taken_back", "completions"."also_done_at")))
    and cardinality(array_cat("completions"."taken_back", "completions"."also_done_at")) < 100
  returning "member_id", "id", "training_id", "event_date_time", "event_at", "day", "month", "removed_at", "also_done_at", "taken_back"), "counted" as (insert into "stored_today" ("member_id", "kind", "day", "room")
    (select member_id, 'completions', $8::date, $9::integer from "stored")
    on conflict ("member_id", "kind") do update set
      "day" = greatest("stored_today"."day", excluded.day),
      "room" = case when "stored_today"."day" < excluded.day then excluded.room else "stored_today"."room" - 1 end)
  select "member_id", "id", "training_id", "event_date_time", "event_at", "day", "month", "removed_at", "also_done_at", "taken_back" from "stored"`;
/** More than any run can complete. */
const ROOM = 1_000_000_000;

async function openQuery() {
  const connectionString = process.env['DATABASE_URL'];
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max: 10 });
    return async (/** @type {string} */ name, /** @type {string} */ text, /** @type {unknown[]} */ values) =>
      (await pool.query({ name, text, values })).rows;
  }
  const client = await openPgliteWithFsync(process.env['BENCH_DATA_DIRECTORY'] ?? '');
  return async (/** @type {string} */ _name, /** @type {string} */ text, /** @type {unknown[]} */ values) =>
    (await client.query(text, values)).rows;
}

const query = await openQuery();
const app = fastify({ bodyLimit: 8 * 1024 * 1024 });
const JSON_TYPE = 'application/json; charset=utf-8';
/** @param {import('fastify').FastifyRequest} request */
const variablesOf = (request) => /** @type {{ variables: Record<string, any> }} */ (request.body).variables;

let constant = Buffer.from('{}');
app.post('/learn', (request, reply) => {
  constant = Buffer.from(JSON.stringify(request.body));
  return reply.send();
});
app.post('/constant', (_request, reply) => reply.type(JSON_TYPE).send(constant));
app.post('/timeline', async (request, reply) => {
  const { memberId, month, limit } = variablesOf(request);
  return reply.send(await query('list', LIST, [memberId, month, limit]));
});
app.post('/complete', async (request, reply) => {
  const { memberId, id, eventDateTime } = variablesOf(request);
  const day = eventDateTime.slice(0, 10);
  const values = [
    memberId,
    `${day}_${id}_${memberId}`,
    id,
    eventDateTime,
    eventDateTime,
    day,
    day.slice(0, 7),
    new Date().toISOString().slice(0, 10),
    ROOM,
  ];
  return reply.send(await query('insert', INSERT, values));
});
await app.listen({ port: Number(process.env['BENCH_PORT']), host: '127.0.0.1' });
