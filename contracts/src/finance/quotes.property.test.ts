import fc from 'fast-check';
import { MARKET_CODES } from '../markets';
import { termsOf } from './default-terms';
import { leaseQuote } from './lease';
import { financeQuote } from './quote';
import { subscriptionQuote } from './subscription';
import type { FinanceTerms } from './terms';

// Terms are read by an index that wraps around, so that every market's own choices come up.
const markets = fc.constantFrom(...MARKET_CODES);
const picks = fc.record({ kind: fc.nat(), months: fc.nat(), mileage: fc.nat(), initial: fc.nat() });
const pick = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

const unit = ({ decimals }: FinanceTerms) => 10 ** -decimals;

test('the instalment of a loan follows from the figures that are printed beside it', () => {
  fc.assert(
    fc.property(
      markets,
      picks,
      fc.integer({ min: 5000, max: 40_000_000 }),
      fc.integer({ min: 0, max: 60 }),
      (market, place, price, share) => {
        const terms = termsOf(market, null);
        const kind = pick(terms.classes, place.kind);
        const months = pick(terms.months, place.months) ?? 0;
        const yearly_mileage = pick(terms.yearly_mileages, place.mileage) ?? 0;
        const deposit = Math.round((price * share) / 100);
        const quote = kind && financeQuote(terms, kind, { deposit, months, yearly_mileage }, price);
        fc.pre(quote !== undefined);
        const { credit, instalment, last_instalment, final_payment, fees, cost_of_credit, total, rate } = quote;
        const growth = (1 + rate / 1200) ** months;
        const followed = ((credit * growth - final_payment) * (rate / 1200)) / (growth - 1);
        expect(Math.abs(instalment - followed)).toBeLessThanOrEqual(unit(terms));
        const paid = quote.deposit + instalment * (months - 1) + last_instalment + final_payment;
        expect(total).toBeCloseTo(paid + fees.arrangement + fees.final, 4);
        expect(total - price).toBeCloseTo(cost_of_credit, 4);
      },
    ),
  );
});

test('the sums of a lease follow from the figures that are printed beside them', () => {
  fc.assert(
    fc.property(markets, picks, fc.integer({ min: 10_000, max: 90_000_000 }), (market, place, cents) => {
      const terms = termsOf(market, null);
      const kind = pick(terms.classes, place.kind);
      const quoted = Math.round(cents / 100 / unit(terms)) * unit(terms);
      const choice = {
        months: pick(terms.lease?.months ?? [], place.months) ?? 0,
        yearly_mileage: pick(terms.yearly_mileages, place.mileage) ?? 0,
        initial_payments: pick(terms.lease?.initial_payments ?? [], place.initial) ?? 0,
      };
      const quote = kind && leaseQuote(terms, kind, choice, quoted);
      fc.pre(quote !== undefined);
      expect(quote.initial_payment).toBeCloseTo(quote.instalment * choice.initial_payments, 4);
      expect(quote.following).toBe(choice.months - choice.initial_payments);
      expect(quote.total).toBeCloseTo(quote.initial_payment + quote.following * quote.instalment, 4);
      // A lessor's quote need not follow from rates of the market: none stands beside it.
      expect(Object.keys(quote).toSorted()).toEqual([
        'following',
        'initial_payment',
        'initial_payments',
        'instalment',
        'months',
        'total',
        'yearly_mileage',
      ]);
    }),
  );
});

test('the total of a subscription is its fee for each of its months', () => {
  fc.assert(
    fc.property(markets, picks, fc.integer({ min: 100, max: 900_000 }), (market, place, quoted) => {
      const { subscription, decimals } = termsOf(market, null);
      if (!subscription) throw new Error('Every market has example terms');
      const months = pick(subscription.months, place.months)?.months ?? 0;
      const monthly_mileage = pick(subscription.monthly_mileages, place.mileage)?.mileage ?? 0;
      const quote = subscriptionQuote(subscription, { months, monthly_mileage }, { quoted, decimals });
      expect(quote?.total).toBeCloseTo((quote?.fee ?? 0) * months, 4);
    }),
  );
});
