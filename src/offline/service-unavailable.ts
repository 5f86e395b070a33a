/** An answer by which the service, or what lies before it, says that it cannot serve now, whatever is asked of it. */
export interface ServiceUnavailable {
  type: 'later';
  isUnavailable: true;
  isUnreached?: never;
  /** The time for which it asks to be left alone. */
  retryAfterMs?: number;
}

/** Undefined for any other answer. */
export function unavailableFrom({
  status,
  headers,
}: Pick<Response, 'status' | 'headers'>): ServiceUnavailable | undefined {
  if (status !== 503 && status !== 429) return undefined;
  const given = headers.get('Retry-After') ?? '';
  // Seconds, or a date.
  const retryAfterMs = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return { type: 'later', isUnavailable: true, ...(retryAfterMs > 0 && { retryAfterMs }) };
}
