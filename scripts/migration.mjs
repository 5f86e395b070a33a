/**
 * `npm run migration -- <what-it-does>`: writes the SQL that takes the database from the last migration to the tables that
 * the code declares: those of the product, and those of the stand-ins in a chain of their own.
 *
 * drizzle-kit has a folder of its own: it looks for drizzle-orm beside itself, which npx does not put there. As a dependency it
 * would bring deprecated packages and three more copies of esbuild into every `npm ci`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const DRIZZLE_KIT = '0.31.11';

const root = new URL('../', import.meta.url).pathname;
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const packages = [`drizzle-kit@${DRIZZLE_KIT}`, `drizzle-orm@${dependencies['drizzle-orm']}`];
const folder = `${root}.cache/${packages.join('-')}`;
const [name = ''] = process.argv.slice(2);

/** @param {string} command @param {string[]} args @param {Record<string, string>} [environment] */
function run(command, args, environment) {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say what the migration does, as in: npm run migration -- call-counts');
  process.exit(1);
}
if (!existsSync(`${folder}/node_modules/.bin/drizzle-kit`))
  run('npm', ['install', '--prefix', folder, '--loglevel', 'error', ...packages]);
for (const chain of ['server', 'stand-ins'])
  run(
    `${folder}/node_modules/.bin/drizzle-kit`,
    ['generate', '--config', 'drizzle.config.ts', '--name', name],
    {
      HOOG_MIGRATIONS: chain,
    },
  );
