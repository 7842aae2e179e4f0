import { MOST_SUGGESTIONS } from '@showroom/contracts/calls/search';
import type { SearchKind, SearchResult, Suggestion } from '@showroom/contracts/entities/search-result';
import { findDocuments } from './find-documents';
import { documentResult, vehicleResult } from './results';
import { modelResults, type SearchParts } from './search-market';
import { textQuery } from './text-query';

/** Of each kind as many as leave room for the others; what is not needed goes to those after it. */
const MOST_OF: Readonly<Record<SearchKind, number>> = { model: 3, page: 3, news: 1, vehicle: 3 };

/** What has all words, the last of which may only have begun. */
export async function suggested(parts: SearchParts, text: string): Promise<Suggestion[]> {
  const query = textQuery(text, parts.locale, { isTyped: true });
  if (query.words.length === 0) return [];
  const found = await findDocuments(parts.db, {
    market: parts.market.code,
    locale: parts.locale,
    query,
    match: 'all',
    offset: 0,
    items: MOST_OF.page,
  });
  const marked = { words: query.words, stems: [...found.stems, ...query.beginnings], locale: parts.locale };
  const listing = parts.stock.stock.listing(parts.market.listing);
  const models = listing?.text.modelsWithAll(query.words).slice(0, MOST_OF.model) ?? [];
  const id = text.trim();
  const ids = listing?.has(id) ? [id] : (listing?.text.withAll(query.words).ids(0, MOST_OF.vehicle) ?? []);
  const ofKind = (kind: 'page' | 'news') =>
    found.documents
      .filter((one) => one.kind === kind)
      .slice(0, MOST_OF[kind])
      .map((one) => documentResult(one, marked));
  const results = [
    ...(await modelResults(parts, models, marked)),
    ...ofKind('page'),
    ...ofKind('news'),
    ...(await parts.stock.find(ids)).map(({ row }) => vehicleResult(row, marked)),
  ];
  return results.slice(0, MOST_SUGGESTIONS).map(suggestionOf);
}

/** The models of which there are most, for whoever found nothing. */
export async function popularModels(parts: SearchParts, items: number): Promise<Suggestion[]> {
  const models = parts.stock.stock.listing(parts.market.listing)?.text.models().slice(0, items) ?? [];
  return (await modelResults(parts, models, { words: [], stems: [], locale: parts.locale })).map(suggestionOf);
}

function suggestionOf({ id, attributes: { kind, title, path, picture } }: SearchResult): Suggestion {
  return { id, type: 'suggestion', attributes: { kind, title, path, picture } };
}
