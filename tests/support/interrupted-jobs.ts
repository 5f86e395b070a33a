/** The work of each job, the point at which its process is killed, and the expected state then and when others have gone on. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ObjectDisk } from '../../stand-ins/objects/object-disk.ts';
import type { HeldStatement } from './held-statements.ts';

export interface JobScene {
  database: pg.Pool;
  /** The photos and pictures of the installation. */
  disk: ObjectDisk;
}

export interface InterruptedJob {
  name: string;
  /** The work that is done once, as the test says it. */
  once: string;
  at: HeldStatement;
  prepare(scene: JobScene): Promise<unknown>;
  look(scene: JobScene): Promise<unknown>;
  /** The result of `look` at the killed process’s work. */
  halfway: unknown;
  /** The result when others have gone on. */
  end: unknown;
}

const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).sort();
const LONG_AGO = "now() - interval '40 days'";

const putObject = (disk: ObjectDisk, key: string) =>
  disk.put(
    { key, contentType: 'image/jpeg', owner: key, storedAt: new Date().toISOString() },
    Buffer.from(key),
  );

/** Photos of three measurements that she deleted, and of one that she keeps. */
export function photos(): InterruptedJob {
  const memberId = randomUUID();
  const measured = ids(4);
  const [, second, , kept] = measured;
  const keyOf = (id: string) => `measurements/${id}`;
  return {
    name: 'photos',
    once: 'photos of deleted measurements are removed, and no other',
    at: { event: 'update', table: 'measurements', when: `old.id = '${second}'` },
    async prepare({ database, disk }) {
      for (const id of measured) {
        await putObject(disk, keyOf(id));
        const deletedAt = id === kept ? 'null' : LONG_AGO;
        await database.query(
          `insert into measurements (member_id, id, photo_key, is_photo_present, photo_offered_until, deleted_at)
           values ($1, $2, $3, true, ${LONG_AGO}, ${deletedAt})`,
          [memberId, id, keyOf(id)],
        );
      }
    },
    async look({ database, disk }) {
      const { rows } = await database.query<{ id: string; isNamed: boolean }>(
        'select id, photo_key is not null as "isNamed" from measurements where member_id = $1 order by id',
        [memberId],
      );
      return Promise.all(
        rows.map(async ({ id, isNamed }) => ({ isNamed, isThere: await disk.exists(keyOf(id)) })),
      );
    },
    halfway: [
      { isNamed: false, isThere: false },
      { isNamed: true, isThere: false },
      { isNamed: true, isThere: true },
      { isNamed: true, isThere: true },
    ],
    end: [
      { isNamed: false, isThere: false },
      { isNamed: false, isThere: false },
      { isNamed: false, isThere: false },
      { isNamed: true, isThere: true },
    ],
  };
}

/** Three objects that nothing refers to any more, and one that may still arrive. */
export function objects(): InterruptedJob {
  const keys = ids(4).map((id) => `pictures/${id}`);
  const [, second, , arriving] = keys;
  return {
    name: 'objects',
    once: 'objects that nothing refers to are removed, and what may still arrive stays queued',
    at: { event: 'delete', table: 'objects_to_remove', when: `old.key = '${second}'` },
    async prepare({ database, disk }) {
      for (const key of keys) {
        await putObject(disk, key);
        const until = key === arriving ? "now() + interval '1 day'" : 'null';
        await database.query(`insert into objects_to_remove (key, may_arrive_until) values ($1, ${until})`, [
          key,
        ]);
      }
    },
    async look({ database, disk }) {
      const { rows } = await database.query<{ key: string }>('select key from objects_to_remove');
      const queued = new Set(rows.map(({ key }) => key));
      return Promise.all(
        keys.map(async (key) => ({ isQueued: queued.has(key), isThere: await disk.exists(key) })),
      );
    },
    halfway: [
      { isQueued: false, isThere: false },
      { isQueued: true, isThere: false },
      { isQueued: true, isThere: true },
      { isQueued: true, isThere: true },
    ],
    end: [
      { isQueued: false, isThere: false },
      { isQueued: false, isThere: false },
      { isQueued: false, isThere: false },
      { isQueued: true, isThere: true },
    ],
  };
}

/** One statement: of what it has got through when it is ended, nothing is done. */
export function tokens(): InterruptedJob {
  const members = ids(4);
  const [, second, , young] = members;
  return {
    name: 'tokens',
    once: 'moments from which tokens counted are forgotten once no such token lives, and no other',
    at: { event: 'delete', table: 'tokens_not_before', when: `old.member_id = '${second}'` },
    async prepare({ database }) {
      for (const id of members)
        await database.query(
          `insert into tokens_not_before (member_id, not_before) values ($1, ${id === young ? 'now()' : LONG_AGO})`,
          [id],
        );
    },
    async look({ database }) {
      const { rows } = await database.query<{ id: string }>(
        'select member_id as id from tokens_not_before where member_id = any($1) order by 1',
        [members],
      );
      return rows.map(({ id }) => id);
    },
    halfway: members,
    end: [young],
  };
}

export function longClosed(): InterruptedJob {
  const trainings = ids(4);
  const [, second, , young] = trainings;
  return {
    name: 'long-closed',
    once: 'what opened a training is forgotten once no completion of then is taken, and no other',
    at: { event: 'delete', table: 'former_access', when: `old.training_id = '${second}'` },
    async prepare({ database }) {
      for (const id of trainings)
        await database.query(
          `insert into former_access (training_id, ended_at, access_level)
           values ($1, ${id === young ? 'now()' : LONG_AGO}, 'PUBLIC')`,
          [id],
        );
    },
    async look({ database }) {
      const { rows } = await database.query<{ id: string }>(
        'select training_id as id from former_access where training_id = any($1) order by 1',
        [trainings],
      );
      return rows.map(({ id }) => id);
    },
    halfway: trainings,
    end: [young],
  };
}

const addIdle = async (database: pg.Pool, id: string, noticedOn: string) => {
  await database.query('insert into profiles (member_id, email, updated_at) values ($1, $2, now())', [
    id,
    `${id}@example.com`,
  ]);
  await database.query(
    `insert into member_activity (member_id, active_on, noticed_on)
     values ($1, current_date - interval '800 days', ${noticedOn})`,
    [id],
  );
};

async function countsOfMails(database: pg.Pool, members: readonly string[]): Promise<number[]> {
  const { rows } = await database.query<{ to: string }>('select "to" from mails');
  return members.map((id) => rows.filter(({ to }) => to === `${id}@example.com`).length);
}

/** Three accounts that nobody has used for two years and whose members know it, and one whose member is to be told. */
export function idleAccounts(): InterruptedJob {
  const toErase = ids(3);
  const toNotice = ids(1);
  return {
    name: 'idle-members',
    once: 'each idle account is erased, and each notice is sent once',
    at: { event: 'delete', table: 'profiles', when: `old.member_id = '${toErase[1]}'` },
    async prepare({ database }) {
      for (const id of toErase) await addIdle(database, id, `current_date - interval '31 days'`);
      for (const id of toNotice) await addIdle(database, id, 'null');
    },
    async look({ database }) {
      const { rows } = await database.query<{ id: string }>(
        'select member_id as id from erased_members where member_id = any($1) order by 1',
        [toErase],
      );
      const left = await database.query(
        'select 1 from profiles join member_activity using (member_id) where member_id = any($1)',
        [toErase],
      );
      const mails = await countsOfMails(database, [...toErase, ...toNotice]);
      return { erased: rows.map(({ id }) => id), left: left.rowCount, mails };
    },
    halfway: { erased: toErase.slice(0, 1), left: 2, mails: [0, 0, 0, 0] },
    end: { erased: toErase, left: 0, mails: [0, 0, 0, 1] },
  };
}

/** Decision 095: rather two mails than an account that ends of which nobody was told. */
export function notices(): InterruptedJob {
  const members = ids(3);
  return {
    name: 'idle-members',
    once: 'every notice but the one whose mark was cut off is sent once, and that one twice',
    at: {
      event: 'update',
      table: 'member_activity',
      when: `old.member_id = '${members[1]}' and new.noticed_on is not null`,
    },
    async prepare({ database }) {
      for (const id of members) await addIdle(database, id, 'null');
    },
    async look({ database }) {
      const noticed = await database.query(
        'select 1 from member_activity where member_id = any($1) and noticed_on is not null',
        [members],
      );
      return { noticed: noticed.rowCount, mails: await countsOfMails(database, members) };
    },
    halfway: { noticed: 1, mails: [1, 1, 0] },
    end: { noticed: 3, mails: [1, 2, 1] },
  };
}
