import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { isPaid } from '../../../../contract/subscription-status.ts';
import { createStore } from '../../../device/store.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { renewSession } from '../../../session/token.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { readArrival } from '../account/arrival.ts';
import { keepClosedPlace, takeClosedPlace } from './closed-place.ts';
import { isLive } from './live-contract.ts';
import { forgetOrderOnWay, isFreshOrder, isOrderOnWay } from './order-on-way.ts';
import { subscriptionsQuestion } from './subscription.question.ts';

const EVERY_MS = 1_500;
const PATIENCE_MS = 30_000;
const LATE_EVERY_MS = 5_000;

type Settled = 'none' | 'cancelled' | 'confirmed' | 'changed';
/**
 * After the payment page, the order is known only once the payment service's webhook has arrived. `unknown`: this device has sent her
 * to no payment page lately, and there is no order yet, but she may have paid from another browser.
 */
export type PaymentReturn = Settled | 'confirming' | 'taking-long' | 'unknown';

/**
 * The end of the latest return, and the visit of this screen that must say so. Her payment changes her groups, so that the screen
 * restarts after its address was cleaned.
 */
const kept = createStore<{ visit: string; settled: Settled; place: string | undefined } | undefined>(
  undefined,
);

/** The result of the payment page is not true for long: she may withdraw, or change her plan. */
export function forgetPayment(): void {
  kept.set(undefined);
}

/** The page that was closed before her payment, to which the confirmation leads her back. */
export function usePlaceBeforePayment(): string | undefined {
  const { state } = useLocation();
  const { from } = readArrival(state);
  useEffect(() => {
    if (from !== undefined) keepClosedPlace(from);
  }, [from]);
  const latest = useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
  return latest !== undefined && latest.visit === state ? latest.place : undefined;
}

/**
 * The payment page put `action` into the address. While it is `success`, asks until the subscription exists, then renews the
 * session for the content that it opens. Once the outcome is known, the address no longer has it: neither a restart of the screen
 * nor a later visit of the address begins anew.
 */
export function usePaymentReturn(isMember: boolean): PaymentReturn {
  const [search] = useSearchParams();
  const { state: visit } = useLocation();
  const latest = useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
  const action = isMember ? search.get('action') : null;
  const settle = useSettle();
  const confirming = useConfirming(action === 'success', settle);
  useEffect(() => {
    if (action === 'cancel') settle('cancelled');
    // Confirmed at the card service: the next token includes the new plan's permissions.
    else if (action === 'changed') void renewSession().then(() => settle('changed'));
  }, [action, settle]);
  if (action === 'success') return confirming;
  if (action === 'cancel') return 'cancelled';
  if (action === 'changed') return 'changed';
  return isMember && latest !== undefined && latest.visit === visit ? latest.settled : 'none';
}

/** Asks for the subscription, and more rarely once that takes long. If none was ordered here, it gives up then. */
function useConfirming(isWaiting: boolean, settle: (settled: Settled) => void): PaymentReturn {
  const askSubscriptions = useAsk(subscriptionsQuestion);
  const memberId = useMemberId();
  const [isOrdered] = useState(() => isOrderOnWay(memberId));
  const [progress, setProgress] = useState<'begun' | 'unknown' | 'late'>('begun');
  const isLate = progress === 'late';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const startedAt = Date.now();
    const ask = async () => {
      const { answer } = await askSubscriptions();
      const settled = answer && settledBy(answer, isOrdered);
      const isOverdue = Date.now() - startedAt > PATIENCE_MS;
      if (settled) {
        if (answer.some(isPaid)) await renewSession();
        settle(settled);
      } else if (isOrdered) {
        if (isOverdue) setProgress('late');
      } else if (isOverdue) settle('none');
      else if (answer) setProgress('unknown');
    };
    void ask();
    const timer = setInterval(() => void ask(), isLate ? LATE_EVERY_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [askSubscriptions, isLate, isOrdered, isWaiting, settle]);
  if (isOrdered) return isLate ? 'taking-long' : 'confirming';
  return progress === 'unknown' ? 'unknown' : 'none';
}

/** Her contracts' answer about the order that the address may mean; undefined if it may still be on its way. */
function settledBy(
  contracts: readonly SubscriptionDetailsFragment[],
  isOrdered: boolean,
): Settled | undefined {
  if (isOrdered) return contracts.some(isPaid) ? 'confirmed' : undefined;
  if (contracts.some((contract) => isPaid(contract) && isFreshOrder(contract))) return 'confirmed';
  return contracts.some((contract) => isLive(contract) || isFreshOrder(contract)) ? 'none' : undefined;
}

/** Takes `action` out of the address. Does nothing once that is done, or the screen has gone: a restarted one begins anew. */
function useSettle(): (settled: Settled) => void {
  const memberId = useMemberId();
  const [search, setSearch] = useSearchParams();
  const current = useRef<(settled: Settled) => void>(undefined);
  useEffect(() => {
    current.current = (settled) => {
      if (!search.has('action')) return;
      const visit = crypto.randomUUID();
      const others = new URLSearchParams(search);
      others.delete('action');
      forgetOrderOnWay(memberId);
      const isDone = settled === 'confirmed' || settled === 'changed';
      kept.set({ visit, settled, place: isDone ? takeClosedPlace() : undefined });
      setSearch(others, { replace: true, state: visit });
    };
    return () => {
      current.current = undefined;
    };
  }, [memberId, search, setSearch]);
  return useCallback((settled) => current.current?.(settled), []);
}
