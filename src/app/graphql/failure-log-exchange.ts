/** Tells the console of each failure that the service answered, and hands it on as it is. No network is no failure. */
import { getOperationName, mapExchange } from '@urql/core';
import { logFailure, logGraphQLErrors } from '../../offline/failure-log.ts';

export const failureLogExchange = mapExchange({
  onError({ graphQLErrors, networkError, response }, { query }) {
    const operation = getOperationName(query) ?? 'unnamed';
    logGraphQLErrors(operation, graphQLErrors);
    const { status } = (response ?? {}) as { status?: unknown };
    if (networkError && typeof status === 'number') logFailure({ operation, code: `HTTP ${status}` });
  },
});
