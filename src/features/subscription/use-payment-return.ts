import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { createStore } from '../../device/store.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { renewSession } from '../../session/token.ts';
import { subscriptionsQuestion } from './subscription.question.ts';

const EVERY_MS = 1_500;
const PATIENCE_MS = 30_000;
const LATE_EVERY_MS = 5_000;

type Settled = 'cancelled' | 'confirmed' | 'changed';
/** After the payment page, the order is known only once the payment service's webhook has arrived. */
export type PaymentReturn = 'none' | Settled | 'confirming' | 'taking-long';

/**
 * How the latest return ended, and the visit of this screen that is to say so. What she paid for changes her groups, so that the
 * screen restarts after its address was cleaned.
 */
const kept = createStore<{ visit: string; settled: Settled } | undefined>(undefined);

/** What happened at the payment page is not true for long: she has withdrawn since, or changed her plan. */
export function forgetPayment(): void {
  kept.set(undefined);
}

/**
 * The payment page put `action` into the address. While it is `success`, asks until the subscription exists, then renews the
 * session for what it opens. Once the outcome is known, the address no longer has it: neither a restart of the screen nor a
 * later visit of the address begins anew.
 */
export function usePaymentReturn(isMember: boolean): PaymentReturn {
  const [search] = useSearchParams();
  const { state: visit } = useLocation();
  const latest = useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
  const action = isMember ? search.get('action') : null;
  const settle = useSettle();
  const isLate = useConfirming(action === 'success', settle);
  useEffect(() => {
    if (action === 'cancel') settle('cancelled');
    // Confirmed at the card service: the next token includes what the new plan opens.
    else if (action === 'changed') void renewSession().then(() => settle('changed'));
  }, [action, settle]);
  if (action === 'success') return isLate ? 'taking-long' : 'confirming';
  if (action === 'cancel') return 'cancelled';
  if (action === 'changed') return 'changed';
  return isMember && latest !== undefined && latest.visit === visit ? latest.settled : 'none';
}

/** Asks for the subscription, and more rarely once that takes long, which it returns. */
function useConfirming(isWaiting: boolean, settle: (settled: Settled) => void): boolean {
  const askSubscriptions = useAsk(subscriptionsQuestion);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const startedAt = Date.now();
    const ask = async () => {
      const { answer } = await askSubscriptions();
      const isThere = answer?.some(({ status }) => status === 'active') ?? false;
      if (isThere) {
        await renewSession();
        settle('confirmed');
      } else if (Date.now() - startedAt > PATIENCE_MS) setIsLate(true);
    };
    const timer = setInterval(() => void ask(), isLate ? LATE_EVERY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [askSubscriptions, isLate, isWaiting, settle]);
  return isLate;
}

/** Takes `action` out of the address. Does nothing once that is done, or the screen has gone: a restarted one begins anew. */
function useSettle(): (settled: Settled) => void {
  const [search, setSearch] = useSearchParams();
  const current = useRef<(settled: Settled) => void>(undefined);
  useEffect(() => {
    current.current = (settled) => {
      const visit = crypto.randomUUID();
      const others = new URLSearchParams(search);
      others.delete('action');
      if (others.size === search.size) return;
      kept.set({ visit, settled });
      setSearch(others, { replace: true, state: visit });
    };
    return () => {
      current.current = undefined;
    };
  }, [search, setSearch]);
  return useCallback((settled) => current.current?.(settled), []);
}
