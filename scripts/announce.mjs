/**
 * `npm run announce -- file.md`: mails a change of price or terms to the members concerned, at least thirty days before it is in
 * force, once each. Run again, it goes on with those who have not been told. Needs the server's DATABASE_URL (or DATA_DIR, with
 * the server stopped) and MAIL_FROM.
 */
import { readFile } from 'node:fs/promises';
import { openSourceLoader } from './source-loader.mjs';
import { tellProblem } from './tell-problem.mjs';

/** @typedef {typeof import('../server/modules/account/announcements/announce.ts')} Announce */
/** @typedef {typeof import('../server/modules/account/announcements/announcement-file.ts')} AnnouncementFile */
/** @typedef {typeof import('../server/core/tallinn-time.ts')} TallinnTime */

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Ütle, mis failist: npm run announce -- teade.md');
  process.exit(2);
}
const file = await readFile(path, 'utf8').catch(() => {
  console.error(`Faili ${path} ei saa lugeda. Kellelegi ei kirjutatud.`);
  process.exit(1);
});
const vite = await openSourceLoader();
try {
  process.exitCode = await run().catch((error) => tellProblem(vite, error));
} finally {
  await vite.close();
}

async function run() {
  const { readAnnouncement } = /** @type {AnnouncementFile} */ (
    await vite.ssrLoadModule('/server/modules/account/announcements/announcement-file.ts')
  );
  const { tallinnDay } = /** @type {TallinnTime} */ (
    await vite.ssrLoadModule('/server/core/tallinn-time.ts')
  );
  const clock = () => new Date();
  const announcement = readAnnouncement(file, tallinnDay(clock()));
  if (Array.isArray(announcement)) {
    console.error([...announcement, 'Kellelegi ei kirjutatud.'].join('\n'));
    return 1;
  }
  const { readConfiguration } = await vite.ssrLoadModule('/server/configuration.ts');
  const { openDatabase } = await vite.ssrLoadModule('/server/database/open-database.ts');
  const { openMail } = await vite.ssrLoadModule('/server/open-mail.ts');
  const { announce } = /** @type {Announce} */ (
    await vite.ssrLoadModule('/server/modules/account/announcements/announce.ts')
  );
  const { DATABASE_URL, DATABASE_POOLER, DATA_DIR, MAIL_FROM, SES_ENDPOINT, AWS_REGION } = process.env;
  const named = { DATABASE_URL, DATABASE_POOLER, DATA_DIR, MAIL_FROM, SES_ENDPOINT, AWS_REGION };
  const configuration = readConfiguration(named);
  const { migrationsDirectory } = configuration;
  const open = await openDatabase(configuration.database, { migrationsDirectory });
  try {
    const { sendMail } = await openMail(configuration, { database: open.database, clock, trace: null });
    const { told, refused, isAnother } = await announce(
      { database: open.database, clock, sendMail },
      announcement,
    );
    if (isAnother) {
      console.error(
        'Selle tunnusega on juba saadetud teine tekst. Anna uus tunnus. Kellelegi ei kirjutatud.',
      );
      return 1;
    }
    console.log(`Kirjutatud: ${told}. Ei läinud: ${refused}${refused > 0 ? '; käivita käsk uuesti' : ''}.`);
    return refused > 0 ? 1 : 0;
  } finally {
    await open.close();
  }
}
