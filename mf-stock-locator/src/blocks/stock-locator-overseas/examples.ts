import { exampleContent } from '../../listing/example-content';
import type { ListContent, ListToggle } from '../../listing/list-fields';

const on: readonly ListToggle[] = ['models', 'statuses', 'production_year', 'engine_types', 'specific_colors'];

/** Named contents: the gallery, thumbnails and tests use them. */
export const examples = {
  'vehicles for overseas': exampleContent((key) => on.includes(key), { headline: 'Vehicles for export' }),
  'six on a page': exampleContent((key) => on.includes(key), { page_size: 6 }),
} as const satisfies Record<string, ListContent>;

/** Of a market that sells overseas. */
export const exampleSettings = { 'stock_locator.market': 'overseas' } as const;
