import { sql } from 'drizzle-orm';
import { attemptsOf } from '../payments/ledger/attempts';
import type { Reserving } from './reserve.testing';

/**
 * What tests look up behind the calls: orders and payments in the database, intents and refunds at
 * the card provider.
 */
export function lookInto(api: () => Pick<Reserving, 'database' | 'sandbox'>) {
  async function stateOf(number: string): Promise<unknown> {
    const [row] = await api().database.rows(sql`select state from orders where number = ${number}`);
    return row?.['state'];
  }

  async function statesOf(number: string): Promise<unknown[]> {
    const rows = await api().database.rows(
      sql`select state from order_transitions where order_number = ${number} order by sequence`,
    );
    return rows.map(({ state }) => state);
  }

  async function attemptState(number: string): Promise<unknown> {
    return (await attemptsOf(api().database.db, number))[0]?.state;
  }

  const intentOf = (secret: string) => api().sandbox.stripe.state.intents.get(secret.split('_secret_')[0] ?? '');

  const refundsOf = (secret: string) =>
    [...api().sandbox.stripe.state.refunds.values()].filter(
      ({ payment_intent }) => payment_intent === intentOf(secret)?.id,
    );

  return { stateOf, statesOf, attemptState, intentOf, refundsOf };
}
