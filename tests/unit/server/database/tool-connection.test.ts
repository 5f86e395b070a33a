import { expect, it } from 'vitest';
import { toolConnection } from '../../../../scripts/tool-connection.mjs';

it.each([
  [
    'postgres://hoog:s%3Acret@db.example/hoog?sslmode=require',
    'postgres://hoog@db.example/hoog?sslmode=require',
  ],
  ['postgres://hoog:s%3Acret@/hoog?host=/run/postgresql', 'postgres://hoog@/hoog?host=/run/postgresql'],
  ['postgres://hoog:s%3Acret@one:5432,other:5433/hoog', 'postgres://hoog@one:5432,other:5433/hoog'],
])(
  'keeps the password of %s out of the arguments, which everybody on the machine can read',
  (whole, told) => {
    const { url, env } = toolConnection(whole);
    expect(url).toBe(told);
    expect(env).toMatchObject({ PGPASSWORD: 's:cret', PATH: process.env['PATH'] });
  },
);

it.each(['postgres://hoog@db.example:5432/hoog', 'postgres:///hoog?host=/run/postgresql'])(
  'leaves %s, which has none, as it is',
  (databaseUrl) => {
    expect(toolConnection(databaseUrl)).toEqual({ url: databaseUrl, env: process.env });
  },
);
