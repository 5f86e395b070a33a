/** What a browser may reveal about the connection; not all do. */
export interface ConnectionFacts {
  type?: string;
  saveData?: boolean;
}

/** Whether a download would cost her: on a mobile network, or if she asked to save data. */
export function mayCost({ type, saveData }: ConnectionFacts): boolean {
  return saveData === true || type === 'cellular' || type === 'wimax';
}

export function connectionFacts(): ConnectionFacts {
  return (navigator as { connection?: ConnectionFacts }).connection ?? {};
}
