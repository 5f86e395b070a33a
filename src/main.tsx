import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { appRoot } from './app/app-root.ts';
import { Boundary } from './app/boundary.tsx';
import { FailureScreen } from './app/failure-screen.tsx';
import { preloadFirstScreen } from './app/preload.ts';
import { removeSnapshotInTime } from './app/snapshot/snapshot.ts';
import { takeOver } from './app/take-over.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
preloadFirstScreen(location.pathname);
removeSnapshotInTime();
createRoot(appRoot()).render(
  <StrictMode>
    <Boundary fallback={() => <FailureScreen />}>
      <App />
    </Boundary>
  </StrictMode>,
);
takeOver();
