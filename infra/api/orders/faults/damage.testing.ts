import { sql } from 'drizzle-orm';
import { type BrokenRule, checkLedger } from '../../payments/ledger/check-ledger';
import { compareWithProviders } from '../../payments/ledger/compare-with-providers';
import type { Fleet } from './fleet.testing';

/**
 * Everything that does not agree: our own rules, what the providers say of our payments, and money
 * at a provider that no payment of ours knows.
 */
export async function damageOf({
  database,
  sandbox,
  services,
}: Pick<Fleet, 'database' | 'sandbox' | 'services'>): Promise<BrokenRule[]> {
  const { broken } = await compareWithProviders(services);
  const known = await database.rows(
    sql`select provider_reference from payment_attempts where provider_reference is not null`,
  );
  const references = new Set(known.map(({ provider_reference }) => provider_reference));
  const strangers = [...sandbox.stripe.state.intents.values()].filter(
    ({ id, status }) => !references.has(id) && (status === 'succeeded' || status === 'requires_capture'),
  );
  const unknown = { rule: 'every payment at the provider is known here', broken: strangers.map(({ id }) => id) };
  return [...(await checkLedger(database)), ...broken, ...(strangers.length > 0 ? [unknown] : [])];
}
