/** The entries sent to the server, read from the proxy's log. */
import type { Exchange, Network } from './network.ts';

interface Batch {
  query: string;
  variables: Record<string, Partial<Record<Figure, number>>>;
}

type Figure = 'weight' | 'hips';

/** A figure of each measurement in a batch, in the order in which the server executes the document. */
function figuresIn({ body }: Exchange, figure: Figure): number[] {
  const { query, variables } = JSON.parse(body) as Batch;
  const aliases = [...query.matchAll(/\b(e\d+): createMeasurement/g)].map(([, alias]) => alias);
  return aliases.map((alias) => variables[`input_${alias}`]?.[figure] ?? 0);
}

/** The figure of every measurement that reached the server, as often as it did, in order of arrival. */
export function arrivals(network: Network, figure: Figure = 'weight'): number[] {
  return network.replays().flatMap((exchange) => figuresIn(exchange, figure));
}

/** The figures in the order in which each first reached the server. */
export function firstArrivals(network: Network, figure: Figure = 'weight'): number[] {
  return [...new Set(arrivals(network, figure))];
}

/** The maximum number of batches in flight at the same moment. */
export function mostInFlight(network: Network): number {
  const replays = network.replays();
  return Math.max(
    0,
    ...replays.map(
      ({ startedAt }) =>
        replays.filter((other) => other.startedAt <= startedAt && (other.endedAt ?? Infinity) > startedAt)
          .length,
    ),
  );
}

/** The number of times that a device asked the identity service to renew its sign-in. */
export function renewals({ log }: Network): number {
  return log.filter(({ target }) => target === 'GetTokensFromRefreshToken').length;
}
