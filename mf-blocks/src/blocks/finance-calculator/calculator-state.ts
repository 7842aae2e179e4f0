import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { Asked, ModelInfo, narrowed } from './models-info';
import type { template } from './template';

/** A finance product of the calculator. */
export type CalculatorProduct = ContentOf<typeof template>['groups'][number];

/** What inputs and quote have in common. */
export interface CalculatorState {
  /** Of the block. */
  readonly id: string;
  /** Where its forms lead without code. */
  readonly action: string;
  readonly asked: Asked;
  readonly steps: ReturnType<typeof narrowed>['steps'];
  readonly model: ModelInfo;
  readonly product: CalculatorProduct;
  readonly isMena: boolean;
}

/** The items that a visitor took, by their names. */
export function chosenItems({ items }: ModelInfo, { item = [] }: Asked) {
  return items.filter(({ name }) => item.includes(name));
}

/** The price with all that was taken. */
export function fullPrice(model: ModelInfo, asked: Asked): number {
  return chosenItems(model, asked).reduce((sum, { price }) => sum + price, model.price);
}
