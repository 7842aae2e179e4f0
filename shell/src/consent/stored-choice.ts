import { CONSENT_SCOPES, type ConsentChoice } from '@showroom/contracts/entities/consent';
import { loadStored, store } from '@showroom/shared-ui/storage';
import * as z from 'zod/mini';

const storedChoice = z.object({
  status: z.enum(['accepted', 'rejected']),
  scopes: z.array(z.enum(CONSENT_SCOPES)),
});

/** The choice that this browser was told before; nothing where there is none, or no sense in it. */
export function loadChoice(key: string): ConsentChoice | undefined {
  return loadStored(key, storedChoice);
}

export function storeChoice(key: string, { status, scopes }: ConsentChoice): void {
  store(key, { status, scopes });
}
