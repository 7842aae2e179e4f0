import { usePlatform } from '@showroom/shared-ui/platform';
import { useLocation, useNavigate } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { orderCalls } from '../data/order-calls';
import { browserStorage, clearJourney, STORED_KEYS, type StoragePort } from '../data/storage';
import { confirmationPath, reservationFailurePath, successPath } from '../order/paths';
import { payInOneTab } from '../payment/one-at-a-time';
import { pollDelay } from '../payment/poll-delay';
import type { Subject } from '../payment/reservation';
import type { CheckoutState } from './checkout-session';
import { type CheckoutStore, createCheckoutStore } from './checkout-store';
import { isPolled } from './pay';
import { removeVerifiedPhone } from './use-verified-phone';

export interface Checkout extends CheckoutState {
  readonly local: StoragePort;
  readonly session: StoragePort;
}

/** The checkout's state. Only a browser takes the hold, and not where `isAsked` is false. */
export function useCheckout(subject: Subject, isAsked: boolean): Checkout {
  const { market, locale, client } = usePlatform();
  const [{ store, local, session }] = useState(() => {
    const storages = { local: browserStorage('localStorage'), session: browserStorage('sessionStorage') };
    const store = createCheckoutStore({
      subject,
      companyUuid: market.companyUuid,
      locale,
      calls: orderCalls(client),
      storage: storages.local,
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      oneAtATime: payInOneTab,
    });
    return { store, ...storages };
  });
  const state = useStore(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entered once; later the visitor asks by a button
  useEffect(() => void store.getState().enter(isAsked), [store]);
  useOtherTabs(store);
  useReturns(store);
  usePolling(store, isPolled(state.payment));
  useEnd(state, local, session);
  return { ...state, local, session };
}

/** Takes over what another tab of this browser stores. */
function useOtherTabs(store: CheckoutStore): void {
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === STORED_KEYS.reservation || key === STORED_KEYS.softLock) store.getState().syncFromStorage();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [store]);
}

/** A page that was hidden or offline asks for the hold's status. */
function useReturns(store: CheckoutStore): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void store.getState().watchPayment();
      void store.getState().refreshHold();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [store]);
}

/** Asks what became of an open payment, less and less often. */
function usePolling(store: CheckoutStore, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = (asked: number) => {
      const pause = pollDelay(asked);
      if (hasLeft || pause === undefined) return;
      timer = setTimeout(
        () =>
          void store
            .getState()
            .watchPayment()
            .then(() => ask(asked + 1)),
        pause,
      );
    };
    ask(0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isOpen, store]);
}

/**
 * A completed order clears storage and leads to its own page; a lost one to what becomes of the
 * money.
 */
function useEnd({ payment }: CheckoutState, local: StoragePort, session: StoragePort): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (payment.status === 'lost') void navigate(reservationFailurePath(search), { replace: true });
    if (payment.status !== 'done') return;
    clearJourney(local, session);
    removeVerifiedPhone(session);
    const { orderNumber, waitsForLink } = payment;
    void navigate(waitsForLink ? successPath(orderNumber) : confirmationPath(orderNumber), {
      replace: true,
      state: { placed: true },
    });
  }, [payment, local, session, search, navigate]);
}
