import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';

const text = z.string().check(z.minLength(1));
const item = z.object({ name: text, price: z.number().check(z.gte(0)) });
const modelInfo = z.object({
  nameplate_key: text,
  vehicle: text,
  model_year: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  bodystyle: text,
  model: text,
  engine: text,
  price: z.number().check(z.gt(0)),
  items: z._default(z.array(item), []),
});
/** One vehicle that can be calculated, with what it may be ordered with. */
export type ModelInfo = z.output<typeof modelInfo>;

/** What a visitor chooses, in this order: each choice narrows the next. */
const STEPS = ['vehicle', 'model_year', 'bodystyle', 'model', 'engine'] as const;

/** What a visitor asked for, by names that an address has too. */
export type Asked = Readonly<Record<string, readonly string[]>>;

interface OfferedModels {
  readonly models_info: unknown;
  readonly nameplate_key_filter: string;
  readonly hide_free_items: boolean;
}

/** The vehicles that the block offers. */
export function offeredModels({ models_info, nameplate_key_filter, hide_free_items }: OfferedModels): ModelInfo[] {
  const keys = nameplate_key_filter.split(',').map((key) => key.trim().toLowerCase());
  const isWanted = ({ nameplate_key }: ModelInfo) => keys.includes(nameplate_key.toLowerCase());
  const all = parseFieldJson('models_info', z.array(modelInfo), models_info) ?? [];
  return all
    .filter((model) => keys.every((key) => key === '') || isWanted(model))
    .map((model) => ({ ...model, items: model.items.filter(({ price }) => !hide_free_items || price > 0) }));
}

/** The options of each step, and the vehicle that they lead to; what does not fit is the first. */
export function narrowed(models: readonly ModelInfo[], asked: Asked) {
  let left = models;
  const steps = STEPS.map((step) => {
    const options = [...new Set(left.map((model) => model[step]))];
    const value = options.find((option) => asked[step]?.[0] === option) ?? options[0] ?? '';
    left = left.filter((model) => model[step] === value);
    return { step, options, value };
  });
  return { steps, model: left[0] };
}
