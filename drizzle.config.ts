/** For `npm run migration` (scripts/migration.mjs). */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/**/*.tables.ts', './stand-ins/**/*.tables.ts'],
  out: './server/database/migrations',
};
