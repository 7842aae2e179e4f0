import { type FinanceClass, residualPercent } from '@showroom/contracts/finance/terms';
import { type SQL, sql } from 'drizzle-orm';
import type { Financing } from './financing';
import type { Search } from './search';

/** What is paid at the start, and which prices can be financed: the terms in SQL's own words. */
function credit(
  { terms, choice }: Financing,
  price: SQL,
  residual: SQL,
): { readonly amount: SQL; readonly isOffered: SQL } {
  const { min_percent, max_percent, default_percent } = terms.deposit;
  const least = sql`${terms.min_credit}::numeric`;
  if (choice.deposit === undefined) {
    const amount = sql`(${price} * (1 - ${default_percent}::numeric / 100))`;
    return { amount, isOffered: sql`${amount} >= ${least} and ${amount} > ${residual}` };
  }
  const deposit = sql`${choice.deposit}::numeric`;
  const amount = sql`(${price} - ${deposit})`;
  return {
    amount,
    isOffered: sql`${amount} >= ${least} and ${amount} >= ${residual}
      and ${deposit} <= ${price} * ${max_percent}::numeric / 100 and ${deposit} >= ${price} * ${min_percent}::numeric / 100`,
  };
}

function instalment(financing: Financing, kind: FinanceClass, price: SQL): SQL {
  const { terms, choice } = financing;
  const monthly = sql`(${kind.rate}::numeric / 1200)`;
  const last = sql`power(1 + ${monthly}, ${-choice.months}::numeric)`;
  const residual = sql`(${price} * ${residualPercent(terms, kind, choice)}::numeric / 100)`;
  const { amount, isOffered } = credit(financing, price, residual);
  return sql`case when ${choice.months}::int <= ${kind.max_months}::int and ${isOffered}
    then round((${amount} - ${residual} * ${last}) * ${monthly} / (1 - ${last}), ${terms.decimals}::int) end`;
}

/** The monthly payment of a vehicle, calculated in the database from the formula of the annuity. */
export function paymentSql({ financing }: Search, minorPrice: SQL): SQL {
  if (!financing) return sql`null::float8`;
  const { terms, year } = financing;
  const price = sql`(${minorPrice}::numeric / 100)`;
  const age = sql`greatest(0, ${year}::int - coalesce(production_year, ${year}::int))`;
  const classes = terms.classes.map((kind) => {
    const states = sql.join(
      kind.states.map((state) => sql`${state}`),
      sql`, `,
    );
    return sql`when state in (${states}) and ${age} between ${kind.min_age}::int and ${kind.max_age}::int
      then ${instalment(financing, kind, price)}`;
  });
  return sql`(case when state <> 'new' and production_year is null then null ${sql.join(classes, sql` `)} end)::float8`;
}
