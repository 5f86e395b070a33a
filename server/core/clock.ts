/** The server's clock. In tests `HOOG_CLOCK` (ISO time) sets its start; it runs on from there. */
export type Clock = () => Date;

/** Throws if `start` is given and is not a time: a test that sets a clock must not run on another. */
export function clockFrom(start: string | undefined): Clock {
  if (start === undefined || start === '') return () => new Date();
  const offsetMs = Date.parse(start) - Date.now();
  if (Number.isNaN(offsetMs)) throw new Error(`HOOG_CLOCK is not an ISO time: ${start}`);
  return () => new Date(Date.now() + offsetMs);
}
