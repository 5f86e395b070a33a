import type { Client } from '@urql/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Outlet, StaticRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { SessionContext } from '../../session/use-session.ts';
import { CalendarIntroduction } from './calendar-introduction.tsx';
import { type OpenContent, OpenContentContext } from '../open-content.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../router.tsx';
import { Shell } from '../shell.tsx';

interface Source {
  client: Client;
  settled: () => Promise<boolean>;
  openContent: OpenContent;
}

/** A file that never loads fails the build instead of stopping it; a busy machine loads them slowly. */
const LONGEST_MS = 20_000;

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
  const failures: unknown[] = [];
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    // `prerender` waits for the files of lazy components. Questions do not suspend: their answers are in the next draw.
    do {
      await prerender(screen, { signal, onError: (error) => void failures.push(error) });
      // React reports nothing for the parts that it had to leave out.
      signal.throwIfAborted();
      if (failures.length > 0) throw failures[0];
    } while (!(await settled()));
    const markup = renderToStaticMarkup(screen);
    if (!markup.includes('<h1')) throw new Error('It has no heading');
    return markup;
  } catch (error) {
    throw new Error(`${path} cannot be rendered`, { cause: error });
  }
}
