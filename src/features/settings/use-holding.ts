import { useState } from 'react';

/** Whether something is being sent. Its dialog stays open so long, so that she is told what came of it. */
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
