import { CHECKBOX_KEYS, LOOSENABLE, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import * as z from 'zod';
import type { Loosening } from '../counts';
import type { Found } from '../facets';
import type { Range } from '../kernels';
import { serializedCounts } from '../options';
import type { Search } from '../search';
import { financedKinds } from './financed-kinds';

const buckets = z.object({
  sum_other_doc_count: z.literal(0),
  buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })),
});
const end = z.object({ value: z.number().nullable() });
const aggregation = z.object({
  doc_count: z.int(),
  options: buckets.optional(),
  min: end.optional(),
  max: end.optional(),
});

/** As much of an answer of OpenSearch as is asked for; a partial one is no answer. */
const response = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    total: z.object({ value: z.int(), relation: z.literal('eq') }),
    hits: z.array(z.object({ _id: z.string() })),
  }),
  aggregations: z.record(z.string(), z.union([aggregation, buckets])),
});

type Aggregations = z.output<typeof response>['aggregations'];

function filtered(aggregations: Aggregations, name: string): z.output<typeof aggregation> {
  return aggregation.parse(aggregations[name]);
}

/** What the list has and the choice leaves none of is 0. */
function countsIn(aggregations: Aggregations, key: string): ReadonlyMap<string, number> {
  const options = buckets.parse(aggregations[`options_${key}`]);
  const counted = filtered(aggregations, `counts_${key}`).options?.buckets ?? [];
  return new Map([
    ...options.buckets.map((one) => [one.key, 0] as const),
    ...counted.map((one) => [one.key, one.doc_count] as const),
  ]);
}

function rangeIn(aggregations: Aggregations, name: string): Range | null {
  const { min, max } = filtered(aggregations, name);
  const [from, to] = [min?.value, max?.value];
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
}

function paymentsIn(aggregations: Aggregations, { financing }: Search): Range | null {
  if (!financing) return null;
  const payments = financedKinds(financing).flatMap(({ index, example }) => {
    const prices = rangeIn(aggregations, `payments_${index}`);
    return prices ? [prices.from, prices.to].flatMap((price) => financing.paymentOf(example, price) ?? []) : [];
  });
  return payments.length === 0 ? null : { from: Math.min(...payments), to: Math.max(...payments) };
}

/** What the other filters leave where one filter is taken away, beyond what is found. */
function looseningsIn(aggregations: Aggregations, total: number): Loosening[] {
  return LOOSENABLE.filter((name) => `without_${name}` in aggregations)
    .map((parameter) => ({ parameter, count: filtered(aggregations, `without_${parameter}`).doc_count - total }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** What the answer to `requestOf(search)` says; throws where it is partial or none. */
export function foundIn(search: Search, answer: unknown): Found {
  const { hits, aggregations } = response.parse(answer);
  const total = hits.total.value;
  const counts = new Map(CHECKBOX_KEYS.map((key) => [key, countsIn(aggregations, key)]));
  const bounds = new Map(SLIDER_KEYS.map((key) => [key, rangeIn(aggregations, `bounds_${key}`)]));
  const payments = paymentsIn(aggregations, search);
  return {
    total,
    ids: hits.hits.map(({ _id }) => _id),
    loosenings: () => looseningsIn(aggregations, total),
    facets: (names) => [serializedCounts(counts, { bounds, payments }, names)],
  };
}
