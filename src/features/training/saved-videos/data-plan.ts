/** The facts that a browser may reveal about the connection; not all do. */
export interface ConnectionFacts {
  type?: string;
  saveData?: boolean;
}

/** True if a download may cost her: on a mobile network, or if she asked to save data. */
export function mayCost({ type, saveData }: ConnectionFacts): boolean {
  return saveData === true || type === 'cellular' || type === 'wimax';
}

/**
 * Returns a check that a download begun now may go on by itself. If it costs her, it may only if it did when she pressed, because
 * then she was asked.
 */
export function allowanceNow(): () => boolean {
  const isAgreed = mayCost(connectionFacts());
  return () => isAgreed || !mayCost(connectionFacts());
}

/** True if it is known to cost nothing; of most browsers on computers nothing is known. */
export function isFree({ type, saveData }: ConnectionFacts): boolean {
  return saveData !== true && (type === 'wifi' || type === 'ethernet');
}

export function connectionFacts(): ConnectionFacts {
  return (navigator as { connection?: ConnectionFacts }).connection ?? {};
}
