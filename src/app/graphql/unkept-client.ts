/** A GraphQL client whose answers live only as long as the screen that asked: for what must not stay on this device. */
import { Client, fetchExchange } from '@urql/core';
import { GRAPHQL_PATH } from '../../../contract/service-paths.ts';
import { authorizedFetch } from './authorized-fetch.ts';

/** Has no cache, library or offline exchange, so nothing reaches the device's storage. */
export function openUnkeptClient(memberId: string): Client {
  return new Client({
    url: new URL(GRAPHQL_PATH, location.origin).href,
    fetch: authorizedFetch(memberId),
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
  });
}
