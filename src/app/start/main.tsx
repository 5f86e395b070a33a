/**
 * The app starts here, in this order and as far as possible in parallel:
 *
 *   worker   shell + names of the files below + last picture ─▶ painted ────────────────▶ picture removed (snapshot.ts; base.css)
 *   main.tsx ├─▶ preload.ts       files of the first screen, the engine and the outbox ─┐                 ▲
 *            └─▶ session-provider who is signed in (one read) ─▶ open-ahead.ts ─────────┴─▶ living screen drawn ─▶ after-start.ts
 *                                                                 outbox ─▶ engine ─▶ cache and first list read ─┘
 *
 * A visitor, and a member whose disk or network is slow, get the shell before the rest: session-provider.tsx then opens the
 * outbox, and engine-context.tsx starts the engine. Both also follow when somebody else signs in.
 */
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { appRoot, isPrerendered } from './app-root.ts';
import { closeLayerOnBack } from '../back-closes-layer.ts';
import { Boundary } from '../boundary.tsx';
import { endTransactionsWithPage } from './end-transactions.ts';
import { FailureScreen } from '../failure-screen.tsx';
import { type Opened, openAhead } from './open-ahead.ts';
import { preloadFirstScreen } from './preload.ts';
import { sessionKnown } from './session-provider.tsx';
import { removeSnapshotInTime } from './snapshot.ts';
import { watchInstalling } from '../../features/account/install/install-prompt.ts';
import { startTheme } from '../../ui/theme.ts';

endTransactionsWithPage();
startTheme();
watchInstalling();
closeLayerOnBack();
const files = preloadFirstScreen(location.pathname);
removeSnapshotInTime();

function draw(opened?: Opened): void {
  createRoot(appRoot()).render(
    <StrictMode>
      <Boundary fallback={() => <FailureScreen />}>
        <App opened={opened} />
      </Boundary>
    </StrictMode>,
  );
}

// Drawn only once the session is known, so that everything which depends on it appears together. On a prerendered page, which
// she may be reading, it is drawn a little at a time, so that the page stays responsive.
if (isPrerendered()) {
  void Promise.all([import('../public-pages/take-over.ts'), sessionKnown]).then(([{ takeOver }]) => {
    startTransition(() => draw());
    takeOver();
  });
} else void openAhead(sessionKnown, files, location.pathname).then(draw);
