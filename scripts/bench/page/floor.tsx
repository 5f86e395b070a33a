/** The floor of an offline relaunch: React drawing a screen's rows from one IndexedDB store, and nothing else. */
import { openDB } from 'idb';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Rows, rowsOf } from './floor-rows.tsx';

async function readRows(): Promise<ReturnType<typeof rowsOf>> {
  const database = await openDB(`floor${location.hash}`, 1, {
    upgrade: (created) => void created.createObjectStore('rows', { keyPath: 'id' }),
  });
  const kept = await database.getAll('rows');
  if (kept.length > 0) return kept;
  const transaction = database.transaction('rows', 'readwrite');
  for (const row of rowsOf(location.hash)) void transaction.store.put(row);
  await transaction.done;
  return database.getAll('rows');
}

await navigator.serviceWorker.register('./floor-sw.js');
const root = document.getElementById('root');
const rows = await readRows();
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Rows rows={rows} />
    </StrictMode>,
  );
}
