/** For `npm run migration` (scripts/migration.mjs), which runs it once for each chain of migrations. */
const isOfStandIns = process.env['HOOG_MIGRATIONS'] === 'stand-ins';

export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: `./${isOfStandIns ? 'stand-ins' : 'server'}/**/*.tables.ts`,
  out: isOfStandIns ? './stand-ins/migrations' : './server/database/migrations',
};
