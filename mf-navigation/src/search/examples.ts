import type { SearchResult, Suggestion } from '@showroom/contracts/entities/search-result';

const DEFENDER = {
  kind: 'model',
  title: [{ text: 'Defender', is_found: true }, { text: ' 110' }],
  path: '/stock?models=Defender%20110',
  picture: '/media/vehicles/defender-110/pangea-green/front-640x360.webp',
} as const;

const OFFERS = {
  kind: 'page',
  title: [{ text: 'Offers' }],
  path: '/offers',
  picture: '',
} as const;

/** What a search finds, as a market has it. */
export const exampleResults: readonly SearchResult[] = [
  {
    id: 'model-defender-110',
    type: 'search-result',
    attributes: { ...DEFENDER, title: [...DEFENDER.title], excerpt: [], vehicles: 12 },
  },
  {
    id: 'page-offers',
    type: 'search-result',
    attributes: {
      ...OFFERS,
      title: [...OFFERS.title],
      excerpt: [{ text: 'This month of every ' }, { text: 'Defender', is_found: true }],
    },
  },
];

/** What is suggested to somebody who types, and to whoever found nothing. */
export const exampleSuggestions: readonly Suggestion[] = [
  { id: 'model-defender-110', type: 'suggestion', attributes: { ...DEFENDER, title: [...DEFENDER.title] } },
];
