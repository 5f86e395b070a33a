/** Logs each failure that the service reports to the console, and passes it on unchanged. A missing network is no failure. */
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
