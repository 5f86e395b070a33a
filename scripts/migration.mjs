/**
 * `npm run migration -- <what-it-does>`: writes the SQL that takes the database from the last migration to the tables that
 * the code declares.
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

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say what the migration does, as in: npm run migration -- call-counts');
  process.exit(1);
}
if (!existsSync(`${folder}/node_modules/.bin/drizzle-kit`))
  run('npm', ['install', '--prefix', folder, '--loglevel', 'error', ...packages]);
run(`${folder}/node_modules/.bin/drizzle-kit`, ['generate', '--config', 'drizzle.config.ts', '--name', name]);
