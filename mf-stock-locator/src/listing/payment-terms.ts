import type { AssumedFinance } from '@showroom/contracts/calls/stock-locator';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import type { FinanceTerms } from '@showroom/contracts/finance/terms';
import type { Platform } from '@showroom/shared-ui/platform';
import { withTerm } from '../facets/choices';
import type { ChosenTerms, PaymentTerms } from '../facets/list-keys';
import type { ListState } from '../facets/url-state';

function usualOf({ default_months, default_yearly_mileage }: FinanceTerms): ChosenTerms<number> {
  return { term: default_months, yearly_mileage: default_yearly_mileage };
}

/** A plain form sends every term along; the usual ones are no choice of the visitor's. */
export function withoutUsualTerms(state: ListState, { market, settings }: Platform): ListState {
  if (Object.keys(state.terms).length === 0) return state;
  const usual = usualOf(termsOf(market.code, settings.get('finance.terms')));
  return (['term', 'yearly_mileage'] as const)
    .filter((key) => state.terms[key] === usual[key])
    .reduce((left, key) => ({ ...withTerm(left, key, undefined), page: left.page }), state);
}

/** The terms of an answer with what the market offers instead of them. */
export function paymentTerms({ market, settings }: Platform, assumed: AssumedFinance): PaymentTerms {
  const terms = termsOf(market.code, settings.get('finance.terms'));
  return {
    term: assumed.months,
    yearly_mileage: assumed.yearly_mileage,
    depositPercent: assumed.deposit_percent,
    usual: usualOf(terms),
    choices: { term: terms.months, yearly_mileage: terms.yearly_mileages },
  };
}
