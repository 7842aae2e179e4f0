import { usePlatform } from '@showroom/shared-ui/platform';
import { useNavigate } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { orderCalls } from '../data/order-calls';
import { successPath } from '../journey/paths';
import { browserStorage, clearJourney, STORED_KEYS, type StoragePort } from '../journey/stored';
import { payInOneTab } from '../payment/one-at-a-time';
import { type CheckoutState, createCheckoutStore } from './checkout-store';

export interface Checkout extends CheckoutState {
  readonly local: StoragePort;
  readonly session: StoragePort;
}

/** The state of this checkout. The hold is taken here, in the browser: never by a server render or a prefetch. */
export function useCheckout(vehicleId: string): Checkout {
  const { market, locale, client } = usePlatform();
  const navigate = useNavigate();
  const [{ store, local, session }] = useState(() => {
    const storages = { local: browserStorage('localStorage'), session: browserStorage('sessionStorage') };
    const store = createCheckoutStore({
      vehicleId,
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

  useEffect(() => void store.getState().enter(), [store]);

  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === STORED_KEYS.reservation) store.getState().readAgain();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [store]);

  const { payment } = state;
  useEffect(() => {
    if (payment.status !== 'done') return;
    clearJourney(local, session);
    void navigate(successPath(payment.orderNumber), { replace: true });
  }, [payment, local, session, navigate]);

  useEffect(() => {
    if (payment.status !== 'unsettled') return;
    const timer = setTimeout(() => void store.getState().settle(), ASK_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [payment, store]);

  return { ...state, local, session };
}

const ASK_AGAIN_AFTER = 5000;
