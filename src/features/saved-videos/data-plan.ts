/** What a browser may tell of the connection; not every one does. */
export interface ConnectionFacts {
  type?: string;
  saveData?: boolean;
}

/** Whether a download would cost her: over the mobile network, or where she asked to save data. */
export function mayCost({ type, saveData }: ConnectionFacts): boolean {
  return saveData === true || type === 'cellular' || type === 'wimax';
}

export function connectionFacts(): ConnectionFacts {
  return (navigator as { connection?: ConnectionFacts }).connection ?? {};
}
