/** A calendar address followed by Debian's programs: vdirsyncer fetches it into a folder, khal reads the folder. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ListedEvent {
  /** By wall clock in Tallinn, `2026-10-25 04:00`. */
  start: string;
  end: string;
  title: string;
}

export interface SyncedCalendar {
  /** The events after a synchronisation, each once. */
  list(from: string, to: string): Promise<ListedEvent[]>;
  remove(): Promise<void>;
}

/** The form in which khal prints an event, whose title may have lines of its own; between them it prints styles. */
const FORMAT = '⟦{start-long-full}¦{end-long-full}¦{title}⟧';
const EVENT = /⟦([^⟧]*)⟧/g;

export async function followCalendar(address: string): Promise<SyncedCalendar> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-calendar-'));
  const events = join(folder, 'events');
  await mkdir(events);
  const files = {
    vdirsyncer: [
      '[general]',
      `status_path = "${join(folder, 'status')}"`,
      '[pair hoog]',
      'a = "server"',
      'b = "phone"',
      'collections = null',
      'conflict_resolution = "a wins"',
      '[storage server]',
      'type = "http"',
      `url = "${address}"`,
      '[storage phone]',
      'type = "filesystem"',
      `path = "${events}"`,
      'fileext = ".ics"',
    ],
    khal: [
      '[calendars]',
      '[[hoog]]',
      `path = ${events}`,
      'readonly = True',
      '[locale]',
      'local_timezone = Europe/Tallinn',
      'default_timezone = Europe/Tallinn',
      'timeformat = %H:%M',
      'dateformat = %Y-%m-%d',
      'longdateformat = %Y-%m-%d',
      'datetimeformat = %Y-%m-%d %H:%M',
      'longdatetimeformat = %Y-%m-%d %H:%M',
      '[sqlite]',
      `path = ${join(folder, 'khal.db')}`,
    ],
  };
  for (const [name, lines] of Object.entries(files)) await writeFile(join(folder, name), lines.join('\n'));
  const environment = { env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' }, maxBuffer: 10_000_000 };
  const vdirsyncer = (...args: string[]) =>
    run('vdirsyncer', ['-c', join(folder, 'vdirsyncer'), ...args], environment);
  await vdirsyncer('discover');
  return {
    async list(from, to) {
      await vdirsyncer('sync');
      const args = ['list', '--once', '--notstarted', '--day-format', '', '--format', FORMAT, from, to];
      const { stdout } = await run('khal', ['-c', join(folder, 'khal'), ...args], environment);
      return [...stdout.matchAll(EVENT)].map(([, event = '']) => {
        const [start = '', end = '', title = ''] = event.split('¦');
        return { start, end, title };
      });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
