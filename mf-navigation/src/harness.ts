import { listNavEntries } from '@showroom/contracts/calls/content';
import { listPopularModels, searchSite, suggestSearches } from '@showroom/contracts/calls/search';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { entries } from './examples';
import { exampleResults, exampleSuggestions } from './search/examples';

const suggested = { data: [...exampleSuggestions] };
const counts = { model: 1, page: 1, news: 0, vehicle: 0 };

/** What the harness page shows while no API runs. */
export const answers = [
  answerTo(listNavEntries, { data: [...entries] }),
  answerTo(searchSite, {
    data: [...exampleResults],
    meta: { total: 2, page: 1, pages: 1, items: 4, counts, match: 'all' },
  }),
  answerTo(suggestSearches, suggested),
  answerTo(listPopularModels, suggested),
];
