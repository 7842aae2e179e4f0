import * as z from 'zod/mini';
import { SEARCH_KINDS, searchResult, suggestion } from '../entities/search-result';
import { MARKET_CODES } from '../markets';
import { integerText, paging } from '../schema/schema';
import { call } from './call';

/** Longer texts are refused; what people type is shorter. */
export const MOST_SEARCHED = 100;
/** Results of one kind among those of all kinds. */
export const RESULTS_OF_EACH = 4;
/** Results on a page of one kind. */
export const RESULTS_OF_ONE = 12;
/** Suggestions at once. */
export const MOST_SUGGESTIONS = 8;

const asked = {
  market: z.enum(MARKET_CODES),
  locale: z.optional(z.string().check(z.maxLength(20))),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_SEARCHED)),
};

/**
 * What a market's visitors find in its language: without a kind the best of each, with one a page
 * of it. Only what everybody sees is found.
 */
export const searchSite = call({
  method: 'GET',
  path: '/public_api/search',
  summary: 'Pages, news, models and vehicles of a market by words.',
  access: 'anyone',
  query: z.object({
    ...asked,
    kind: z.optional(z.enum(SEARCH_KINDS)),
    page: z.optional(integerText(1, 500)),
  }),
  answer: z.object({
    data: z.array(searchResult),
    meta: z.object({
      ...paging,
      /** Results by kind; the total is that of all, or of the kind that was asked for. */
      counts: z.record(z.enum(SEARCH_KINDS), z.int()),
      /** `some`: nothing has every word, so results have some of them. */
      match: z.enum(['all', 'some']),
    }),
  }),
});

/** What begins with what somebody types, models first. */
export const suggestSearches = call({
  method: 'GET',
  path: '/public_api/search/suggestions',
  summary: 'Models, pages, news and vehicles of a market whose words begin with a text.',
  access: 'anyone',
  query: z.object(asked),
  answer: z.object({ data: z.array(suggestion).check(z.maxLength(MOST_SUGGESTIONS)) }),
});

/** Models that a visitor who found nothing may go on with. */
export const listPopularModels = call({
  method: 'GET',
  path: '/public_api/search/models',
  summary: 'The models of which a market has the most vehicles.',
  access: 'anyone',
  kept: 'until-changed',
  query: z.object({ market: asked.market, items: z.optional(integerText(1, 12)) }),
  answer: z.object({ data: z.array(suggestion) }),
});
