import { exampleContent } from '../../listing/example-content';
import type { ListContent, ListToggle } from '../../listing/list-fields';

const off: readonly ListToggle[] = ['msrp_price', 'model_year', 'specific_colors'];
const isOn = (key: ListToggle) => !off.includes(key);

/** Named contents: the gallery, thumbnails and tests use them. */
export const examples = {
  'all vehicles of the market': exampleContent(isOn, { headline: 'Find your vehicle' }),
  'one brand, six on a page': exampleContent(isOn, { brand_key: 'Jaguar', page_size: 6 }),
  'demonstrators and stock, new ones chosen at first': exampleContent(isOn, {
    headline: 'Ready to drive away',
    forced_statuses: 'stock, demo',
    preselected: 'states=new',
    page_size: 6,
  }),
} as const satisfies Record<string, ListContent>;
