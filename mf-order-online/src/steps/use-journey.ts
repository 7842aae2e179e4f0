import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import { startTransition, useCallback, useEffect, useMemo, useReducer } from 'react';
import { storeOrderChoice } from '../data/order-choice';
import { browserStorage, STORED_KEYS, storeJson } from '../data/storage';
import { loadStoredJourney } from '../data/stored-journey';
import { isAnswered } from '../order/choices/step-answers';
import { FRESH, type JourneyState, journeyReducer, restoreJourney, withAnswers } from './journey-state';

/** What is known of a journey from its address. */
export interface JourneyBegin {
  readonly vehicleId: string;
  readonly detailsRoute: string;
  readonly configUrl: string | null;
  /** The way to pay that the address names goes before a stored one. */
  readonly requestedOption: string | undefined;
  /** Preselected from the start: going on means taking it. */
  readonly firstOption: string;
}

export interface StepsJourney {
  readonly state: JourneyState;
  readonly save: (patch: Partial<OrderOnlineData>) => void;
  readonly report: (step: number, component: string, isValid: boolean) => void;
  readonly enter: (step: number) => void;
}

/** The state of the steps: as on the server first, then as stored, and stored with every change. */
export function useJourney(begin: JourneyBegin, configured: readonly StepConfiguration[]): StepsJourney {
  const { vehicleId, detailsRoute, configUrl, requestedOption, firstOption } = begin;
  const [state, dispatch] = useReducer(journeyReducer, FRESH);
  const storage = useMemo(() => browserStorage('localStorage'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey is restored once; its page is mounted anew for another vehicle
  useEffect(() => {
    let isCurrent = true;
    async function restore(): Promise<void> {
      const restored = restoreJourney(await loadStoredJourney(storage, vehicleId), configured);
      if (!isCurrent) return;
      if (restored.isReset) for (const key of [STORED_KEYS.steps, STORED_KEYS.data]) storage.removeItem(key);
      const isPaid = isAnswered({ type: 'payment_option' }, restored.data);
      const option = requestedOption ?? (isPaid ? undefined : firstOption);
      const began = {
        ...restored.data,
        vehicleId,
        detailsRoute,
        ...(configUrl && { configUrl }),
        ...(option && { preselectedPaymentOption: option }),
      };
      storeOrderChoice(storage, began);
      const steps = withAnswers(restored.steps, configured, began);
      // The server's first step stays until the code of the next one is loaded, instead of a
      // skeleton.
      startTransition(() => dispatch({ type: 'restored', restored: { ...restored, steps, data: began } }));
    }
    void restore();
    return () => {
      isCurrent = false;
    };
  }, []);

  const { active, enabled } = state.steps;
  const isRestored = state.status === 'restored';
  const tabChoice = configured[active]?.type;
  useEffect(() => {
    if (!isRestored) return;
    storeJson(storage, STORED_KEYS.steps, { active, enabled });
    storeOrderChoice(storage, { vehicleId, tabChoice });
  }, [storage, isRestored, active, enabled, vehicleId, tabChoice]);

  const save = useCallback(
    (patch: Partial<OrderOnlineData>) => {
      dispatch({ type: 'saved', patch });
      storeOrderChoice(storage, { ...patch, vehicleId });
    },
    [storage, vehicleId],
  );
  const report = useCallback(
    (step: number, component: string, isValid: boolean) => dispatch({ type: 'reported', step, component, isValid }),
    [],
  );
  return {
    state,
    save,
    report,
    enter: (step) => dispatch({ type: 'entered', step, configured }),
  };
}
