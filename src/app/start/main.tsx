import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { appRoot, isPrerendered } from './app-root.ts';
import { Boundary } from '../boundary.tsx';
import { endTransactionsWithPage } from './end-transactions.ts';
import { FailureScreen } from '../failure-screen.tsx';
import { preloadFirstScreen } from './preload.ts';
import { sessionKnown } from './session-provider.tsx';
import { removeSnapshotInTime } from './snapshot.ts';
import { watchInstalling } from '../../features/install/install-prompt.ts';
import { startTheme } from '../../ui/theme.ts';

endTransactionsWithPage();
startTheme();
watchInstalling();
preloadFirstScreen(location.pathname);
removeSnapshotInTime();

function draw(): void {
  createRoot(appRoot()).render(
    <StrictMode>
      <Boundary fallback={() => <FailureScreen />}>
        <App />
      </Boundary>
    </StrictMode>,
  );
}

// Beside a page that is read already it is drawn a little at a time, so that the page goes on answering; and once only, when it
// is known for whom: what the session changes is drawn in one piece.
if (isPrerendered()) {
  void Promise.all([import('../public-pages/take-over.ts'), sessionKnown]).then(([{ takeOver }]) => {
    startTransition(draw);
    takeOver();
  });
} else draw();
