import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  { icon: 'car', link: link('See the stock', '/stock'), dc_strategy: undefined },
  { icon: 'gauge', link: link('Test drive', '/retailers#test-drive'), dc_strategy: undefined },
  {
    icon: 'card',
    link: link('Offers', '/offers'),
    dc_strategy: { key: 'url_brands', value: 'defender', fallback: 'No offers at present' },
  },
  { icon: 'pin', link: link('Find a retailer', '/retailers'), dc_strategy: undefined },
  { icon: 'news', link: link('News', '/news'), dc_strategy: undefined },
];

export const examples = {
  'five quick links': {
    is_quick_links: true,
    are_quick_links_reversed: true,
    is_secondary: false,
    mobile_button_label: 'Next steps',
    quick_links_expand_button_label: 'More links',
    groups,
  },
  'two items, secondary': {
    is_quick_links: false,
    are_quick_links_reversed: false,
    is_secondary: true,
    mobile_button_label: '',
    quick_links_expand_button_label: '',
    groups: groups.slice(0, 2),
  },
} satisfies Examples<typeof template>;
