import { financeProductInput, withInput } from '@showroom/contracts/finance/product-input';
import type { ProductChoice } from '@showroom/contracts/finance/product-quote';
import {
  choicesOf,
  FINANCE_PRODUCTS,
  type FinanceProductRule,
  isFinanceProduct,
} from '@showroom/contracts/finance/product-rules';
import * as z from 'zod/mini';
import { parseFieldJson } from '../json/parse-field-json';

/** The figures of a quote by their names. */
export const FIGURES = [
  'on_the_road_price',
  'total_deposit',
  'cash_deposit',
  'total_amount_of_credit',
  'duration_of_agreement',
  'monthly_payments',
  'monthly_payment',
  'final_payment',
  'total_amount_payable',
  'interest_rate',
  'apr',
  'created_at',
] as const;
/** The name of a figure. */
export type Figure = (typeof FIGURES)[number];

/** What editors call figures; an empty name hides one. */
type FigureNames = { readonly [K in Figure]?: string | undefined };
const figureNames = z.partialRecord(z.enum(FIGURES), z.string());

/** What an editor says of a product. */
export interface ProductContent {
  readonly type: string;
  readonly finance_product_input: unknown;
  readonly finance_product_output: unknown;
}

/** A product with the terms and the names of its editor. */
export interface FinanceProduct {
  readonly rule: FinanceProductRule;
  readonly names: FigureNames;
}

export function financeProduct(content: ProductContent): FinanceProduct {
  const usual = FINANCE_PRODUCTS[isFinanceProduct(content.type) ? content.type : 'universal'];
  const input = parseFieldJson('finance_product_input', financeProductInput, content.finance_product_input);
  const names = parseFieldJson('finance_product_output', figureNames, content.finance_product_output);
  return { rule: withInput(usual, input), names: names ?? {} };
}

/** What was asked for where the product has it, else what it is usually sold for. */
export function productChoice(
  { down_payment, duration }: FinanceProductRule,
  asked: { readonly down_payment?: string | undefined; readonly months?: string | undefined },
): ProductChoice {
  const chosen = (choices: number[], wanted: string | undefined, usual: number) =>
    choices.find((choice) => String(choice) === wanted) ?? choices.find((choice) => choice >= usual) ?? usual;
  return {
    down_payment: chosen(choicesOf(down_payment), asked.down_payment, down_payment.default),
    months: chosen(choicesOf(duration), asked.months, duration.default),
  };
}
