import { reverseCalculate } from '@showroom/contracts/calls/showroom';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { affordablePrices, budgetRange } from '@showroom/contracts/finance/reverse';
import { financeChoice } from '@showroom/contracts/finance/terms';
import { MARKETS } from '@showroom/contracts/markets';
import * as z from 'zod';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { checkWholeAmounts } from '../kernel/whole-amounts';
import type { MarketSettings } from '../market/market-settings';
import { askOutside } from '../outside/ask-outside';

const range = z.object({
  min_price: z.number().nonnegative(),
  max_price: z.number().nonnegative(),
  currency: z.string().optional(),
});
/** `{min_price, max_price}`, alone or as the attributes of a resource. */
const foreign = z.union([
  z.object({ data: z.object({ attributes: range }) }).transform(({ data }) => data.attributes),
  range,
]);

/**
 * Serves the price range of a monthly budget: the market's own calculator, or the platform's
 * finance terms.
 */
export function serveReverseCalculator(api: Api, { config }: Context, settingsOf: MarketSettings): void {
  const ask = askOutside(config);
  implement(api, reverseCalculate, async ({ body, requestId }) => {
    const settings = await settingsOf(body.market);
    const { currency } = MARKETS[body.market];
    checkWholeAmounts({ budget: body.budget, deposit: body.deposit }, currency);
    const address = settings['reverse_calculator.url'];
    if (address !== '') {
      const { budget, deposit, duration } = body;
      const given = await ask({ address, body: { budget, deposit, duration } }, foreign).catch((cause: unknown) => {
        throw new Refusal(503, 'The calculator does not answer.', undefined, { cause });
      });
      const attributes = {
        ...given,
        currency: given.currency ?? currency,
        duration,
        yearly_mileage: null,
        rates: null,
      };
      return { data: { id: requestId, type: 'reverse_calculation' as const, attributes } };
    }
    const terms = termsOf(body.market, settings['finance.terms']);
    const choice = financeChoice(terms, {
      deposit: body.deposit,
      months: body.duration,
      yearly_mileage: body.yearly_mileage,
    });
    const found = budgetRange(terms, choice, body.budget);
    const rates = affordablePrices(terms, choice, { from: undefined, to: body.budget }).map(({ kind }) => kind.rate);
    return {
      data: {
        id: requestId,
        type: 'reverse_calculation' as const,
        attributes: {
          min_price: found?.min ?? 0,
          max_price: found?.max ?? 0,
          currency,
          duration: choice.months,
          yearly_mileage: choice.yearly_mileage,
          rates: rates.length === 0 ? null : { from: Math.min(...rates), to: Math.max(...rates) },
        },
      },
    };
  });
}
