import type { Configuration } from './configuration.ts';
import type { Watch } from './core/watch.ts';
import type { PoolCounts } from './database/open-database.ts';

export interface OpenWatch {
  watch: Watch | null;
  close: () => Promise<void>;
}

/** Loads and opens the metrics, if the configuration asks for them. */
export async function openWatch(
  { metrics: place }: Pick<Configuration, 'metrics'>,
  poolCounts: (() => PoolCounts) | null,
): Promise<OpenWatch> {
  if (place === null) return { watch: null, close: () => Promise.resolve() };
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./watch/metrics.ts'),
    import('./watch/metrics-server.ts'),
  ]);
  const metrics = createMetrics(poolCounts);
  const { close } = await serveMetrics(metrics, place);
  return { watch: metrics.watch, close };
}
