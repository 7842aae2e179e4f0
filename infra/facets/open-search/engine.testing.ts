import type { VehicleDocument } from './document';
import { OWNER_RANK, type SearchRequest } from './request';

/**
 * Stands in for OpenSearch: answers a request over documents as its reference says (Query DSL,
 * Aggregations, Sort results), for the clauses that requests here have. Anything else throws.
 */
export function answerOf(request: SearchRequest, documents: readonly VehicleDocument[]): unknown {
  const { query, post_filter, aggs, sort, from = 0, size = 10, ...rest } = request;
  expect(rest).toEqual({ track_total_hits: true, _source: false });
  const queried = documents.filter((one) => passes(one, query));
  const hits = queried.filter((one) => passes(one, post_filter)).sort((a, b) => compare(a, b, [sort].flat()));
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: null,
      hits: hits.slice(from, from + size).map(({ id }) => ({ _index: 'listing', _id: id, _score: null })),
    },
    aggregations: aggregated(aggs, queried),
  };
}

type Value = string | number;

/** The only word of a clause, and what it says. */
function only(clause: unknown): [string, unknown] {
  const [entry, ...more] = Object.entries(Object(clause));
  if (!entry || more.length > 0) throw new Error(`OpenSearch would refuse ${JSON.stringify(clause)}.`);
  return entry;
}

/** Values under a path of names; a field that a document does not have has none. */
function valuesOf(document: VehicleDocument, path: string): readonly Value[] {
  const value = path.split('.').reduce((at, name) => Object(at)[name], Object(document));
  return value === undefined ? [] : [value].flat();
}

function passes(document: VehicleDocument, clause: unknown): boolean {
  const [kind, body] = only(clause);
  if (kind === 'bool') return passesAll(document, Object(body));
  if (kind === 'match_none') return false;
  const [field, wanted] = only(body);
  const values = valuesOf(document, field);
  if (kind === 'terms') return values.some((value) => [wanted].flat().includes(value));
  if (kind !== 'range') throw new Error(`There is no clause ${kind} here.`);
  const { gte = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY, ...rest } = Object(wanted);
  expect(rest).toEqual({});
  return values.some((value) => value >= gte && value <= lte);
}

function passesAll(document: VehicleDocument, clauses: Readonly<Record<string, unknown>>): boolean {
  const { filter, must_not, should, ...rest } = clauses;
  expect(rest).toEqual({});
  const listed = (list: unknown) => (list === undefined ? [] : [list].flat());
  return (
    listed(filter).every((one) => passes(document, one)) &&
    !listed(must_not).some((one) => passes(document, one)) &&
    (listed(should).length === 0 || listed(should).some((one) => passes(document, one)))
  );
}

/** Buckets come by their count, and of equals by their key. */
function bucketsOf(documents: readonly VehicleDocument[], field: string, size: number) {
  const counts = new Map<Value, number>();
  for (const document of documents) {
    for (const value of new Set(valuesOf(document, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const buckets = [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));
  const others = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0);
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: buckets.slice(0, size) };
}

function aggregated(aggs: unknown, documents: readonly VehicleDocument[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(aggs)).map(([name, one]) => [name, aggregate(Object(one), documents)]),
  );
}

function aggregate({ aggs, ...aggregation }: Record<string, unknown>, documents: readonly VehicleDocument[]): unknown {
  const [kind, body] = only(aggregation);
  if (kind === 'filter') {
    const filtered = documents.filter((one) => passes(one, body));
    return { doc_count: filtered.length, ...aggregated(aggs, filtered) };
  }
  const { field, size } = Object(body);
  if (kind === 'terms') return bucketsOf(documents, field, size);
  if (kind !== 'min' && kind !== 'max') throw new Error(`There is no aggregation ${kind} here.`);
  const numbers = documents.flatMap((one) => valuesOf(one, field)).map(Number);
  return { value: numbers.length === 0 ? null : Math[kind](...numbers) };
}

function compare(a: VehicleDocument, b: VehicleDocument, sort: readonly unknown[]): number {
  for (const rule of sort) {
    const [field, how] = only(rule);
    const order = field === '_script' ? compareScript(a, b, Object(how)) : compareField(a, b, field, Object(how));
    if (order !== 0) return order;
  }
  return 0;
}

/** The one script there is; what a document does not have throws, as it does in OpenSearch. */
function compareScript(a: VehicleDocument, b: VehicleDocument, { type, script }: Record<string, unknown>): number {
  const { source, params } = Object(script);
  expect([type, source]).toEqual(['number', OWNER_RANK]);
  const rankOf = (document: VehicleDocument) => {
    const [owner] = valuesOf(document, 'facets.dealers');
    if (owner === undefined) throw new Error('A document without a value for facets.dealers.');
    return params.ranks[owner] ?? params.last;
  };
  return rankOf(a) - rankOf(b);
}

/** Keywords are compared by their UTF-8 bytes. */
function compareField(
  a: VehicleDocument,
  b: VehicleDocument,
  field: string,
  { order, missing = '_last' }: Record<string, unknown>,
): number {
  expect(missing).toBe('_last');
  const [left] = valuesOf(a, field);
  const [right] = valuesOf(b, field);
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  const compared =
    typeof left === 'number' ? left - Number(right) : Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
  return order === 'desc' ? -compared : compared;
}
