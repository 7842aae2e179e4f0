import * as z from 'zod/mini';
import { modelsNamed, normaliseModel } from './families';

const fallback = z.optional(z.string());

/** When a piece of content is shown, and what stands there otherwise. */
export const contentStrategy = z.discriminatedUnion('key', [
  z.object({ key: z.literal('mena_external_sl'), value: z.string(), fallback }),
  /** Names and values that an offer must have, all of them. */
  z.object({ key: z.literal('mena_offers'), value: z.record(z.string(), z.string()), fallback }),
  z.object({ key: z.literal('url_brands'), value: z.string(), fallback }),
  /** `name` is one of the lists of the setting `reffine.lists`. */
  z.object({ key: z.literal('reffine_sl'), value: z.object({ name: z.string(), value: z.string() }), fallback }),
]);
/** When a piece of content is shown, and what stands there otherwise. */
export type ContentStrategy = z.output<typeof contentStrategy>;

/**
 * What strategies stand on. Null is a fetch that failed or was never set up: it restricts nothing.
 */
export interface StrategyData {
  /** Path of the page, without the market's prefix. */
  readonly path: string;
  readonly externalModels: readonly string[] | null;
  readonly offers: readonly Readonly<Record<string, unknown>>[] | null;
  /** Models by name of the list. */
  readonly lists: Readonly<Record<string, readonly string[]>> | null;
}

const BRAND_PATHS = ['range-rover', 'defender', 'discovery', 'jaguar'] as const;
const DEFAULT_BRAND = 'discovery';

/** The brand that a path begins with; Discovery for every other path. */
export function brandOfPath(path: string): string {
  const [first = ''] = path.split('/').filter((part) => part !== '');
  return BRAND_PATHS.find((brand) => first === brand || first.startsWith(`${brand}-`)) ?? DEFAULT_BRAND;
}

const listsAny = (models: readonly string[], value: string) => {
  const known = new Set(models.map(normaliseModel));
  return modelsNamed(value).some((model) => known.has(model));
};

function hasAll(offer: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const given = offer[name];
    return typeof given === 'string' && modelsNamed(value).includes(normaliseModel(given));
  });
}

/** Whether content is shown, once its data is known; until then it is. */
export function isContentShown(strategy: ContentStrategy, data: StrategyData): boolean {
  switch (strategy.key) {
    case 'mena_external_sl':
      return data.externalModels === null || listsAny(data.externalModels, strategy.value);
    case 'mena_offers':
      return data.offers === null || data.offers.some((offer) => hasAll(offer, strategy.value));
    case 'url_brands':
      return brandOfPath(data.path) === normaliseModel(strategy.value).replaceAll('_', '-');
    case 'reffine_sl': {
      const list = data.lists?.[strategy.value.name];
      return list === undefined || listsAny(list, strategy.value.value);
    }
  }
}
