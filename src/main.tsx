import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Boundary } from './app/boundary.tsx';
import { FailureScreen } from './app/failure-screen.tsx';
import { preloadFirstScreen } from './app/preload.ts';
import { removeSnapshotInTime } from './app/snapshot/snapshot.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
preloadFirstScreen(location.pathname);
removeSnapshotInTime();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Boundary fallback={() => <FailureScreen />}>
        <App />
      </Boundary>
    </StrictMode>,
  );
}
