import { useEffect, useState } from 'react';
import { writeOrderChoice } from '../journey/order-data';
import { readStored, STORED_KEYS, type StoragePort } from '../journey/stored';

export interface Terms {
  readonly accepted: boolean;
  /** What an earlier visit left has been read. */
  readonly restored: boolean;
  accept(accepted: boolean): void;
}

/** Whether the terms are accepted for this vehicle, kept as `termsAndConditionsData`. */
export function useTerms(vehicleId: string, local: StoragePort): Terms {
  const [{ accepted, restored }, setTerms] = useState({ accepted: false, restored: false });
  useEffect(
    () => setTerms((before) => ({ accepted: before.accepted || wereAccepted(local, vehicleId), restored: true })),
    [local, vehicleId],
  );
  return {
    accepted,
    restored,
    accept(isAccepted) {
      setTerms({ accepted: isAccepted, restored: true });
      const accepted_at = isAccepted ? { accepted_at: new Date().toISOString() } : {};
      writeOrderChoice(local, { vehicleId, termsAndConditionsData: { accepted: isAccepted, ...accepted_at } });
    },
  };
}

function wereAccepted(local: StoragePort, vehicleId: string): boolean {
  const data = readStored(local, STORED_KEYS.data);
  const terms = data?.['vehicleId'] === vehicleId ? data['termsAndConditionsData'] : undefined;
  return typeof terms === 'object' && terms !== null && Reflect.get(terms, 'accepted') === true;
}
