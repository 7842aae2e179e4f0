import { SEARCH_KINDS, type SearchKind, type SearchResult } from '@showroom/contracts/entities/search-result';
import type { Market } from '@showroom/contracts/markets';
import type { Db } from '../../database/database';
import type { StockedModel, TextSearch } from '../../facets/text';
import type { StockCache } from '../stock-locator/stock-cache';
import { findDocuments } from './find-documents';
import type { Marked } from './highlight';
import { documentResult, modelResult, vehicleResult } from './results';
import { type TextQuery, textQuery } from './text-query';

/** What a search looks through, and for whom. */
export interface SearchParts {
  readonly db: Db;
  readonly stock: Pick<StockCache, 'stock' | 'find'>;
  readonly market: Market;
  readonly locale: string;
}

/** Which results are shown: of one kind or of each, so many after so many. */
export interface Slice {
  readonly kind: SearchKind | undefined;
  readonly offset: number;
  readonly items: number;
}

type Counts = Readonly<Record<SearchKind, number>>;

export interface SiteFound {
  readonly data: SearchResult[];
  readonly counts: Counts;
  readonly match: 'all' | 'some';
}

const NONE: Counts = { model: 0, page: 0, news: 0, vehicle: 0 };

/** What has every word; where nothing has, what has some of them. */
export async function foundIn(parts: SearchParts, text: string, slice: Slice): Promise<SiteFound> {
  const query = textQuery(text, parts.locale);
  if (query.words.length === 0) return { data: [], counts: NONE, match: 'all' };
  const all = await found(parts, { query, text, match: 'all' }, slice);
  const isNothing = SEARCH_KINDS.every((kind) => all.counts[kind] === 0);
  if (!isNothing || query.words.length === 1) return all;
  const some = await found(parts, { query, text, match: 'any' }, slice);
  return SEARCH_KINDS.some((kind) => some.counts[kind] > 0) ? some : all;
}

interface Asked {
  readonly query: TextQuery;
  /** As it was typed: it may be the id of a vehicle. */
  readonly text: string;
  readonly match: 'all' | 'any';
}

async function found(parts: SearchParts, asked: Asked, slice: Slice): Promise<SiteFound> {
  const documents = await findDocuments(parts.db, {
    market: parts.market.code,
    locale: parts.locale,
    query: asked.query,
    match: asked.match,
    offset: slice.offset,
    items: slice.items,
  });
  const marked: Marked = {
    words: asked.query.words,
    stems: [...documents.stems, ...asked.query.beginnings],
    locale: parts.locale,
  };
  const { models, vehicles, total } = inStock(parts, asked, slice);
  const isWanted = (kind: SearchKind) => slice.kind === undefined || slice.kind === kind;
  const results = [
    ...(isWanted('model') ? await modelResults(parts, page(models, slice), marked) : []),
    ...documents.documents.filter(({ kind }) => isWanted(kind)).map((one) => documentResult(one, marked)),
    ...(isWanted('vehicle') ? await vehicleResults(parts, vehicles, marked) : []),
  ];
  return {
    data: results.sort((one, other) => rankOf(one) - rankOf(other)),
    counts: { ...NONE, ...documents.counts, model: models.length, vehicle: total },
    match: asked.match === 'all' ? 'all' : 'some',
  };
}

const rankOf = ({ attributes }: SearchResult) => SEARCH_KINDS.indexOf(attributes.kind);

const page = <T>(all: readonly T[], { offset, items }: Slice) => all.slice(offset, offset + items);

function inStock({ stock, market }: SearchParts, { query: { words }, text, match }: Asked, { offset, items }: Slice) {
  const listing = stock.stock.listing(market.listing);
  if (!listing) return { models: [], vehicles: [], total: 0 };
  const id = text.trim();
  if (listing.has(id)) return { models: [], vehicles: offset === 0 ? [id] : [], total: 1 };
  const search: TextSearch = listing.text;
  const models = match === 'all' ? search.modelsWithAll(words) : [];
  const { total, ids } = match === 'all' ? search.withAll(words) : search.withMost(words);
  return { models, vehicles: ids(offset, items), total };
}

async function vehicleResults({ stock }: SearchParts, ids: readonly string[], marked: Marked) {
  return (await stock.find(ids)).map(({ row }) => vehicleResult(row, marked));
}

/** Models with a picture of their newest vehicle. */
export async function modelResults(
  { stock }: Pick<SearchParts, 'stock'>,
  models: readonly StockedModel[],
  marked: Marked,
): Promise<SearchResult[]> {
  const newest = new Map((await stock.find(models.map((one) => one.newest))).map(({ row }) => [String(row.id), row]));
  return models.map((one) => modelResult(one, newest.get(one.newest), marked));
}
