import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'search, brands and map': {
    title: 'Find your retailer',
    title_tag: '2',
    title_size: 'xl',
    placeholder: 'Antwerp or 2000',
    has_map: true,
    has_brand_filter: true,
    theme: 'page',
  },
  'a search alone, dark': {
    title: '',
    title_tag: '2',
    title_size: 'l',
    placeholder: '',
    has_map: false,
    has_brand_filter: false,
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
