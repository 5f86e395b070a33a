const READ_EVERY_MS = 2_000;

/**
 * Keeps fresh what another process may write at any time and every call must know. The returned function gives the reading to wait
 * for if the last one was longer ago than two seconds, else null.
 */
export function everyTwoSeconds(read: () => Promise<void>): () => Promise<void> | null {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const readNow = async () => {
    try {
      await read();
      readAt = performance.now();
    } finally {
      reading = null;
    }
  };
  return () => (performance.now() - readAt < READ_EVERY_MS ? null : (reading ??= readNow()));
}
