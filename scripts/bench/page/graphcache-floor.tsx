/** The second floor: React, urql and graphcache with its own storage, as they come, drawing the same rows from the device. */
import { Client, fetchExchange, gql } from '@urql/core';
import { offlineExchange } from '@urql/exchange-graphcache';
import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useQuery } from 'urql';
import { Rows, rowsOf } from './floor-rows.tsx';

const ROWS = gql<{ rows: ReturnType<typeof rowsOf> }>`
  query Rows {
    rows {
      id
      title
      day
      minutes
      tags
    }
  }
`;

/** The service, which a relaunch does not reach. */
const service: typeof fetch = async (_address, init) => {
  await fetch(`./graphcache-floor.html?asked=${Date.now()}`, { signal: init?.signal ?? null });
  return Response.json({ data: { rows: rowsOf(location.hash) } });
};

const client = new Client({
  url: '/rows',
  preferGetMethod: false,
  requestPolicy: 'cache-and-network',
  fetch: service,
  exchanges: [
    offlineExchange({ storage: makeDefaultStorage({ idbName: `graphcache${location.hash}` }) }),
    fetchExchange,
  ],
});

function Screen() {
  const [{ data }] = useQuery({ query: ROWS });
  return data ? <Rows rows={data.rows} /> : <p>…</p>;
}

await navigator.serviceWorker.register('./floor-sw.js');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider value={client}>
        <Screen />
      </Provider>
    </StrictMode>,
  );
}
