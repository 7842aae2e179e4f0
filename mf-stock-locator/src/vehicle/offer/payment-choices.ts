import type { FinancingOption, PriceEntry } from '@showroom/contracts/entities/vehicle';
import type { PriceNote, PriceNotes } from '../../prices/disclaimers';
import { shownPrice } from '../../prices/shown-prices';

// Not the entity's own list: it would bring the schemas' code into the first load.
const OPTIONS = ['purchase', 'lease', 'subscribe'] as const satisfies readonly FinancingOption[];

/** Ways to pay that have a price for visitors, in the order in which they are shown. */
export function paymentChoices(prices: readonly PriceEntry[]): readonly PriceEntry[] {
  return OPTIONS.flatMap((option) => shownPrice(prices, option) ?? []);
}

/** The wanted way to pay where the vehicle has it, else its first one. */
export function chosenOption(prices: readonly PriceEntry[], wanted: string | undefined): FinancingOption | undefined {
  const choices = paymentChoices(prices);
  return (choices.find(({ type }) => type === wanted) ?? choices[0])?.type;
}

/**
 * Notes to monthly prices stand below the choice of several ways to pay, for no link to them can
 * stand inside of it.
 */
export function notesBeside(prices: readonly PriceEntry[], notes: PriceNotes): readonly PriceNote[] {
  const types = paymentChoices(prices).map(({ type }) => type);
  return types.length > 1 ? notes.of(types.filter((type) => type !== 'purchase')) : [];
}
