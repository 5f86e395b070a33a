/** The floor of an offline relaunch: React drawing a calendar's rows from one IndexedDB record, and nothing else. */
import { openDB } from 'idb';
import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';

interface Row {
  id: string;
  day: string;
  title: string;
}

const ROWS = 40;

async function readRows(): Promise<Row[]> {
  const database = await openDB('floor', 1, {
    upgrade: (created) => void created.createObjectStore('rows', { keyPath: 'id' }),
  });
  const kept: Row[] = await database.getAll('rows');
  if (kept.length > 0) return kept;
  const transaction = database.transaction('rows', 'readwrite');
  for (let n = 0; n < ROWS; n += 1) {
    void transaction.store.put({ id: `r${n}`, day: `2026-11-${(n % 30) + 1}`, title: `Treening ${n}` });
  }
  await transaction.done;
  return database.getAll('rows');
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ id, day, title }) => (
        <li key={id}>
          <time dateTime={day}>{day}</time> {title}
        </li>
      ))}
    </ul>
  );
}

await navigator.serviceWorker.register('./floor-sw.js');
const root = document.getElementById('root');
const rows = await readRows();
if (root) {
  createRoot(root).render(
    <StrictMode>
      <h1>Kalender</h1>
      <Rows rows={rows} />
    </StrictMode>,
  );
}
