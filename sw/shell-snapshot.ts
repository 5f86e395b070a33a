/** Serves the shell with the requested screen's last look in it, for the current viewer, and with the names of its files. */
import { VISITOR } from '../src/library/viewer.ts';
import { readSnapshot, SNAPSHOT_ELEMENT_ID } from '../src/library/screen-snapshot.ts';
import { readSession } from '../src/session/session-database.ts';
import { inTime } from './device-first.ts';
import { linksOf } from './start-files.ts';

/** A slow disk must not hold up the page. */
const PATIENCE_MS = 150;

/**
 * Returns the page as it comes: its head at once, so that its files are on their way while the picture is looked for, and the
 * picture, if there is one in time, at its end.
 */
export async function withSnapshot(shell: Response, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const links = linksOf(pathname);
  if (links === '') return shell;
  const snapshot = search === '' ? inTime(snapshotOf(pathname), PATIENCE_MS) : undefined;
  const html = await shell.text();
  const end = html.lastIndexOf('</body>');
  const headers = new Headers(shell.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const parts = [
    html.slice(0, end).replace('</head>', () => `${links}</head>`),
    snapshot?.then((markup) => (markup === undefined ? '' : pictureOf(markup))),
    html.slice(end),
  ];
  return new Response(streamOf(parts), { headers });
}

function streamOf(parts: readonly (string | Promise<string> | undefined)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(await part));
      controller.close();
    },
  });
}

async function snapshotOf(pathname: string): Promise<string | undefined> {
  try {
    const session = await readSession();
    return await readSnapshot(session?.member.id ?? VISITOR, pathname, __APP_VERSION__);
  } catch {
    return undefined;
  }
}

/** A closed shadow tree: visible, but not searchable or read aloud twice. */
function pictureOf(markup: string): string {
  return `<div id="${SNAPSHOT_ELEMENT_ID}" aria-hidden="true"><template shadowrootmode="closed">${markup}</template></div>`;
}
