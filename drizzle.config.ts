/** For writing a new migration: `npx drizzle-kit@0.31.11 generate --name <what-it-does>`. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/**/*.tables.ts', './stand-ins/**/*.tables.ts'],
  out: './server/database/migrations',
};
