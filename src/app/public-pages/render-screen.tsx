import type { Client } from '@urql/core';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { Outlet, StaticRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { SessionContext } from '../../session/use-session.ts';
import { CalendarIntroduction } from './calendar-introduction.tsx';
import { type OpenContent, OpenContentContext } from '../open-content.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../router.tsx';
import { Shell } from '../shell.tsx';

interface Source {
  client: Client;
  settled: () => Promise<boolean>;
  openContent: OpenContent;
}

/** Chunks and answers come one after another, which takes long on a busy machine. */
const LONGEST_MS = 20_000;
const BETWEEN_DRAWS_MS = 5;

/** Returns the markup of the app at `path` for a visitor, beginning with its elements of the head. */
export async function renderScreen(path: string, { client, settled, openContent }: Source): Promise<string> {
  const screen = (
    <SessionContext value={{ state: 'unauthenticated' }}>
      <OpenContentContext value={openContent}>
        <StaticRouter location={path}>
          <AppRoutes
            shell={<Shell />}
            dataLayer={
              <Provider value={client}>
                {path === paths.calendar.to() ? <CalendarIntroduction /> : <Outlet />}
              </Provider>
            }
          />
        </StaticRouter>
      </OpenContentContext>
    </SessionContext>
  );
  let last = '';
  for (const until = Date.now() + LONGEST_MS; Date.now() < until;) {
    const markup = renderToStaticMarkup(screen);
    const isSettled = await settled();
    // A screen's chunk loads some turns of the event loop later.
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_DRAWS_MS));
    if (isSettled && markup === last && markup.includes('<h1')) return markup;
    last = markup;
  }
  throw new Error(`${path} cannot be rendered`, { cause: await failureOf(screen) });
}

/** A boundary swallows errors below it; rendering to a stream reports them. */
async function failureOf(screen: ReactElement): Promise<unknown> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(screen, { onError: (error) => void failures.push(error) });
  await stream.cancel();
  return failures[0] ?? new Error('It never comes to rest');
}
