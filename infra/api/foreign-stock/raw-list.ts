import { type Facets, facets } from '@showroom/contracts/calls/stock-locator';
import { partOf } from '@showroom/contracts/schema/part-of';
import * as z from 'zod';

const count = z.coerce.number().int().nonnegative().optional().catch(undefined);

/** A list of the specified service, as far as it is needed: what it does not say is worked out. */
export const rawList = z.object({
  data: z.array(z.unknown()),
  meta: z
    .object({
      total: count,
      total_count: count,
      count,
      page: count,
      current_page: count,
      pages: count,
      total_pages: count,
      items: count,
      per_page: count,
      facets: z.unknown().optional(),
    })
    .optional()
    .catch(undefined),
});
type RawList = z.output<typeof rawList>;

export interface AskedPage {
  readonly page: number;
  readonly items: number;
  readonly withFacets: boolean;
  /** Vehicle that is left out. */
  readonly exclude: string | undefined;
}

interface RawPage {
  readonly records: readonly unknown[];
  readonly meta: {
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly items: number;
    readonly facets: Facets | null;
  };
}

const NONE: Facets = { options: {}, bounds: {} };

/**
 * One page of a raw list. A service without pages answers its whole list at once; without facets
 * none are offered.
 */
export function pageOf({ data, meta = {} }: RawList, asked: AskedPage): RawPage {
  const told = meta.total ?? meta.total_count ?? meta.count;
  const isWhole = told === undefined ? data.length > asked.items : data.length > asked.items && told === data.length;
  const from = (asked.page - 1) * asked.items;
  const records = (isWhole ? data.slice(from, from + asked.items) : data).filter(
    (record) => !isVehicle(record, asked.exclude),
  );
  const total = told ?? (isWhole ? data.length : from + data.length);
  const items = isWhole ? asked.items : (meta.items ?? meta.per_page ?? asked.items);
  const known = facets.safeParse(meta.facets);
  return {
    records,
    meta: {
      total,
      page: meta.page ?? meta.current_page ?? asked.page,
      pages: meta.pages ?? meta.total_pages ?? Math.ceil(total / Math.max(1, items)),
      items,
      facets: asked.withFacets ? (known.success ? known.data : NONE) : null,
    },
  };
}

function isVehicle(record: unknown, id: string | undefined): boolean {
  const own = partOf(record, 'id');
  return id !== undefined && String(own) === id;
}
