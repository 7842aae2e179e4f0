import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const teasers = [
  {
    image: pictures.discovery,
    date: '2026-05-12',
    title: 'Discovery on the Atlantic road',
    text: 'Eight kilometres of bridges, and a storm that would not wait.',
    link: link('', '/news/atlantic-road'),
  },
  {
    image: pictures.rangeRoverSport,
    date: '2026-04-02',
    title: 'The electric Range Rover goes through its last winter',
    text: 'A thousand nights of cold in the north of Sweden.',
    link: link('', '/news/last-winter'),
  },
  {
    image: pictures.shortDefender,
    date: '2026-02-18',
    title: 'A Defender for the mountain rescue',
    text: 'Twelve vehicles, one valley, and a new way to carry a stretcher.',
    link: link('', '/news/mountain-rescue'),
  },
];

const block = {
  title: 'News',
  title_tag: '2',
  title_size: 'xl',
  background_color: 'light',
  read_more: 'Read more',
  pagination_text: 'of %',
  items_per_page: 9,
  no_results_title: 'No results',
  no_results_text: 'We have not found any news',
  error_title: 'Something went wrong',
  error_text: 'We ran into a technical issue. Please refresh and try again.',
  quick_links_label: 'Next Steps',
  quick_links: [],
  quick_links_is_reversed: false,
} as const;

export const examples = {
  'three teasers': { ...block, groups: teasers },
  'two pages and quick links': {
    ...block,
    background_color: 'dark',
    items_per_page: 2,
    quick_links: [link('See the stock', '/stock', 'tertiary'), link('Find a retailer', '/retailers', 'tertiary')],
    groups: teasers,
  },
  'no news': { ...block, groups: [] },
} satisfies Examples<typeof template>;
