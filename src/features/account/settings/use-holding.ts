import { useState } from 'react';

/** True while something is being sent. Its dialog stays open until then, so that she is told the outcome. */
export interface Holding {
  isBusy: boolean;
  hold: <Result>(sending: Promise<Result>) => Promise<Result>;
}

export function useHolding(): Holding {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    hold(sending) {
      setIsBusy(true);
      return sending.finally(() => setIsBusy(false));
    },
  };
}
