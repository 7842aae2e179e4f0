import type { Consent, ConsentSource } from '@showroom/contracts/entities/consent';
import { createStore } from 'zustand';

/** The page's one store of what its visitor agreed to; `replace` tells every reader. */
export interface ConsentStore extends ConsentSource {
  replace(next: Consent): void;
}

/** Only what is obligatory is allowed until `Consent`, which comes after the page, says more. */
export function createConsentStore(): ConsentStore {
  const { getState, setState, subscribe } = createStore<Consent>(() => ({
    status: 'unknown',
    scopes: [],
    allows: (needed) => needed.every((scope) => scope === 'obligatory'),
  }));
  return { get: getState, subscribe, replace: (next) => setState(next, true) };
}
