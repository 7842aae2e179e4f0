import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import { useEffect, useState } from 'react';
import { storeOrderChoice } from '../data/order-choice';
import { findStored, STORED_KEYS, type StoragePort } from '../data/storage';

export interface Terms {
  readonly accepted: boolean;
  /** What an earlier visit stored has been restored. */
  readonly restored: boolean;
  accept(accepted: boolean): void;
}

/** Whether these terms are accepted for this vehicle; a yes to another text is none. */
export function useTerms(vehicleId: string, shown: ShownTerms, local: StoragePort): Terms {
  const text = JSON.stringify([shown.title, shown.html, shown.label]);
  const [{ acceptedText, restored }, setTerms] = useState<StoredTerms>({ acceptedText: undefined, restored: false });
  useEffect(
    () =>
      setTerms((before) => ({ acceptedText: before.acceptedText ?? textAccepted(local, vehicleId), restored: true })),
    [local, vehicleId],
  );
  return {
    accepted: acceptedText === text,
    restored,
    accept(isAccepted) {
      setTerms({ acceptedText: isAccepted ? text : undefined, restored: true });
      const yes = isAccepted ? { accepted_at: new Date().toISOString(), text } : {};
      storeOrderChoice(local, { vehicleId, termsAndConditionsData: { accepted: isAccepted, ...yes } });
    },
  };
}

interface StoredTerms {
  readonly acceptedText: string | undefined;
  readonly restored: boolean;
}

function textAccepted(local: StoragePort, vehicleId: string): string | undefined {
  const data = findStored(local, STORED_KEYS.data);
  const terms = data?.['vehicleId'] === vehicleId ? data['termsAndConditionsData'] : undefined;
  if (typeof terms !== 'object' || terms === null || Reflect.get(terms, 'accepted') !== true) return undefined;
  const text: unknown = Reflect.get(terms, 'text');
  return typeof text === 'string' ? text : undefined;
}
