import { CONSENT_SCOPES, type ConsentChoice } from '@showroom/contracts/entities/consent';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import { partOf } from '@showroom/contracts/schema/part-of';
import { loadStoredText, store } from '@showroom/shared-ui/storage';

/**
 * The choice that this browser stored before; nothing where there is none, or no sense in it. It is
 * in every first load, so it is looked at without a schema.
 */
export function loadChoice(key: string): ConsentChoice | undefined {
  const stored = parseJson(loadStoredText(key));
  const status = partOf(stored, 'status');
  const given = partOf(stored, 'scopes');
  if ((status !== 'accepted' && status !== 'rejected') || !Array.isArray(given)) return undefined;
  const scopes = CONSENT_SCOPES.filter((scope) => given.includes(scope));
  return scopes.length === given.length ? { status, scopes } : undefined;
}

export function storeChoice(key: string, { status, scopes }: ConsentChoice): void {
  store(key, { status, scopes });
}
