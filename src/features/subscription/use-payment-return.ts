import { useEffect, useState } from 'react';
import { useAsk } from '../../reading/use-ask.ts';
import { renewSession } from '../../session/token.ts';
import { subscriptionsQuestion } from './subscription.question.ts';

const EVERY_MS = 1_500;
const PATIENCE_MS = 30_000;

/** After the payment page, the order is known only once the payment service's webhook has arrived. */
export type PaymentReturn = 'none' | 'cancelled' | 'confirming' | 'confirmed' | 'changed' | 'taking-long';

/**
 * `action` comes from the address, where the payment page put it. Polls until the subscription exists, then renews
 * the session for what it opens.
 */
export function usePaymentReturn(action: string | null): PaymentReturn {
  const askSubscriptions = useAsk(subscriptionsQuestion);
  const [state, setState] = useState<PaymentReturn>(firstState(action));
  useEffect(() => {
    if (state !== 'confirming') return undefined;
    const startedAt = Date.now();
    const ask = async () => {
      const { answer } = await askSubscriptions();
      const isThere = answer?.some(({ status }) => status === 'active') ?? false;
      if (isThere) {
        await renewSession();
        setState('confirmed');
      } else if (Date.now() - startedAt > PATIENCE_MS) setState('taking-long');
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [askSubscriptions, state]);
  useEffect(() => {
    // Confirmed at the card service: the next token includes what the new plan opens.
    if (state === 'changed') void renewSession();
  }, [state]);
  return state;
}

function firstState(action: string | null): PaymentReturn {
  if (action === 'success') return 'confirming';
  if (action === 'changed') return 'changed';
  return action === 'cancel' ? 'cancelled' : 'none';
}
