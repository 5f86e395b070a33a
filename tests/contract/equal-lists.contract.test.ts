/** Lists that must be equal and cannot be one: each is read by something that cannot import the other. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CALENDAR_START } from '../../scripts/budgets.mjs';
import { paths } from '../../contract/paths.ts';
import { DISPUTES_COMMITTEE } from '../../contract/seller.ts';
import { filesIn, textOf } from '../support/repository-files.ts';
import { ROUTES } from '../support/routes.ts';
import { SCREENS } from '../../build/start-modules.ts';

/** The folder of each chain of migrations, and the tables that it makes. */
const CHAINS = [
  {
    folder: 'server/database/migrations',
    tables: import.meta.glob<Record<string, unknown>>('../../server/**/*.tables.ts', { eager: true }),
  },
  {
    folder: 'stand-ins/migrations',
    tables: import.meta.glob<Record<string, unknown>>('../../stand-ins/**/*.tables.ts', { eager: true }),
  },
];
const HOW_TO_MIGRATE = 'Write the migration: see "A migration" in docs/adding.md.';

interface Journal {
  entries: { idx: number; tag: string }[];
}
interface Snapshot {
  tables: Record<string, { columns: Record<string, unknown> }>;
}

const numberOf = (index: number) => String(index).padStart(4, '0');

describe.each(CHAINS)('the migrations of $folder', ({ folder, tables }) => {
  const journal = (JSON.parse(textOf(`${folder}/meta/_journal.json`)) as Journal).entries;

  it('are in the journal, one by one, each with its snapshot', () => {
    const files = filesIn(folder).map((file) => file.slice(folder.length + 1));
    const expected = journal.flatMap(({ idx, tag }) => [`${tag}.sql`, `meta/${numberOf(idx)}_snapshot.json`]);
    expect(
      files.filter((file) => file !== 'meta/_journal.json'),
      `A file that the journal does not name is never run. ${HOW_TO_MIGRATE}`,
    ).toEqual(expected.sort());
    expect(journal.map(({ tag }) => tag.split('_')[0])).toEqual(journal.map(({ idx }) => numberOf(idx)));
  });

  it('end with the tables and columns that the code declares', () => {
    const last = JSON.parse(
      textOf(`${folder}/meta/${numberOf(journal.length - 1)}_snapshot.json`),
    ) as Snapshot;
    const migrated = Object.entries(last.tables).map(([name, { columns }]) => [
      name.replace('public.', ''),
      Object.keys(columns).sort(),
    ]);
    expect(
      Object.fromEntries(declaredTables(tables)),
      `The code and the database differ. ${HOW_TO_MIGRATE}`,
    ).toEqual(Object.fromEntries(migrated));
  });
});

function declaredTables(modules: Record<string, Record<string, unknown>>): [string, string[]][] {
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable));
  return tables.map((table) => [
    getTableName(table),
    Object.values(getTableColumns(table))
      .map(({ name }) => inSnakeCase(name))
      .sort(),
  ]);
}

/** As the database is opened (casing: 'snake_case'). */
function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

it('walks every route of the router in the tests of all screens', () => {
  const walked = ROUTES.map(({ path }) => path.split('?')[0] ?? '');
  const unwalked = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !walked.some((path) => matchPath(pattern, path)));
  // Two are not for members to read without a network, and have tests of their own.
  expect(unwalked, 'Add them to tests/support/routes.ts, with what is on each when it is complete.').toEqual([
    '/shopping/shared',
    '/staff',
  ]);
});

it('counts every file that the calendar’s start fetches at once', () => {
  const parts = textOf('src/app/start/preload.ts') + textOf('src/app/start/data-layer.ts');
  const [, screen = ''] =
    /CalendarScreen = [^;]*import\('([^']+)'\)/.exec(textOf('src/app/screens.ts')) ?? [];
  const fetched = [
    join('src/app', screen),
    ...Array.from(parts.matchAll(/import\('([^']+)'\)/g), ([, path = '']) => join('src/app/start', path)),
  ];
  // The engine brings the outbox along.
  const uncounted = fetched.filter(
    (file) => file !== 'src/offline/outbox.ts' && !CALENDAR_START.includes(file),
  );
  expect(fetched).toContain('src/features/calendar/calendar/calendar-screen.tsx');
  expect(uncounted, 'Add them to CALENDAR_START in scripts/budgets.mjs.').toEqual([]);
});

it('groups in the build the modules that a start loads', () => {
  const moduleOf = Object.fromEntries(
    Array.from(
      textOf('src/app/screens.ts').matchAll(/const (\w+) = filePart\([^;]*import\('\.\.\/([^']+)'\)/g),
      ([, component = '', path = '']) => [component, `src/${path}`],
    ),
  );
  const rows = textOf('src/app/start/preload.ts').matchAll(/^ {2}(\w+): \{ (itself: .+) \},$/gm);
  const loaded = Array.from(rows, ([, screen, parts = '']) => [
    screen,
    Object.fromEntries(
      Array.from(parts.matchAll(/(\w+): (\w+)/g), ([, part, component = '']) => [part, moduleOf[component]]),
    ),
  ]);
  expect(SCREENS, 'src/app/start/preload.ts and build/start-modules.ts list the same.').toEqual(
    Object.fromEntries(loaded),
  );
});

it('checks the types of every folder that has a tsconfig.json', () => {
  const checked = [...textOf('scripts/check.mjs').matchAll(/command: 'tsc', args: \['-p', '([^']+)'\]/g)].map(
    ([, path]) => path,
  );
  const configured = filesIn()
    .filter((file) => file.endsWith('/tsconfig.json'))
    .map((file) => file.replace('/tsconfig.json', ''));
  expect(checked.sort(), 'Add the folder to the checks in scripts/check.mjs.').toEqual(configured.sort());
});

it('colours the browser’s frame as the page, before and after its script runs', () => {
  const [light, dark] = [...textOf('src/ui/tokens.css').matchAll(/--bg:(#[0-9A-F]{6})/gi)].map(
    ([, colour]) => colour,
  );
  const inPage = [...textOf('index.html').matchAll(/name="theme-color" content="([^"]+)"/g)].map(
    ([, colour]) => colour,
  );
  const [, ...inScript] =
    /COLOURS = \{ light: '([^']+)', dark: '([^']+)' \}/.exec(textOf('src/ui/theme.ts')) ?? [];
  const message = 'The background is --bg of src/ui/tokens.css; index.html and src/ui/theme.ts repeat it.';
  expect(inPage, message).toEqual([light, dark]);
  expect(inScript, message).toEqual([light, dark]);
});

it('lets the page make the policies and frames that it uses, and no other', () => {
  const headers = textOf('server/web/security-headers.ts');
  const source = filesIn('contract', 'src')
    .filter((file) => /\.tsx?$/.test(file))
    .map(textOf)
    .join('\n');
  const policies = [...source.matchAll(/createPolicy\('([^']+)'/g)].map(([, name]) => name);
  const [, allowedPolicy] = /WORKER_POLICY = '([^']+)'/.exec(headers) ?? [];
  const [, allowedFrame = ''] = /frameSrc: \['([^']+)'\]/.exec(headers) ?? [];
  const message = 'server/web/security-headers.ts names what browsers let the page use.';
  expect(policies, message).toEqual([allowedPolicy]);
  expect(source.includes(`${allowedFrame}/player/`), message).toBe(true);
});

describe('the terms', () => {
  it('send a member with a complaint to the committee that the mails and the order name', () => {
    const terms = textOf('content/pages/terms/kasutustingimused.md');
    expect(terms).toContain(`[tarbijavaidluste komisjoni](https://${DISPUTES_COMMITTEE})`);
    const others = filesIn('contract', 'src', 'server', 'stand-ins').filter((file) => {
      const text = textOf(file);
      return text.includes('tarbijavaidluste') && /ttja\.ee|https:\/\/komisjon\.ee/.test(text);
    });
    expect(others, 'The address is written once, as DISPUTES_COMMITTEE.').toEqual([]);
  });
});
