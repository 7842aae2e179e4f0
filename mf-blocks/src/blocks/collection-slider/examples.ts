import { type Examples, link, pictures } from '../../kits/examples/examples';
import { exampleThings } from './example-things';
import type { FeedData } from './load-items';
import type { template } from './template';

const items = [
  {
    image: pictures.defender,
    image_hover: pictures.shortDefender,
    item_name: 'Expedition jacket',
    item_label: '€ 320',
    button: link('To the shop', 'https://shop.example/jacket', 'tertiary'),
  },
  {
    image: pictures.discovery,
    image_hover: undefined,
    item_name: 'Desert scarf',
    item_label: '€ 60',
    button: undefined,
  },
  {
    image: pictures.velar,
    image_hover: pictures.rangeRover,
    item_name: 'Weekend bag',
    item_label: '',
    button: link('To the shop', 'https://shop.example/bag', 'tertiary'),
  },
  {
    image: pictures.jaguar,
    image_hover: pictures.jaguarSide,
    item_name: 'Scale model, 1:18',
    item_label: 'Sold out',
    button: undefined,
  },
  {
    image: pictures.rangeRover,
    image_hover: undefined,
    item_name: 'Key ring',
    item_label: '€ 25',
    button: link('To the shop', 'https://shop.example/key-ring', 'tertiary'),
  },
] as const;

const arabic = [
  { ...items[0], item_name: 'سترة الرحلات', item_label: '1,290 د.إ', button: undefined },
  { ...items[1], item_name: 'وشاح الصحراء', item_label: '240 د.إ' },
] as const;

const feed = { lang: 'en', market: '', collection: '', limit: 10, grouped: true, show_pagination: true } as const;
const block = { ...feed, title: 'Made for the road', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'five things': { ...block, groups: items },
  'thirty things, dark, without a title': {
    ...block,
    title: '',
    theme: 'dark',
    groups: Array.from({ length: 30 }, (_, index) => items[index % items.length] ?? items[0]),
  },
  'a picture is missing, a word is long': {
    ...block,
    theme: 'light',
    groups: [
      items[0],
      { ...items[1], image: undefined, item_name: 'Hochleistungsbremsanlagenkühlungsmodell' },
      { ...items[2], item_name: '', item_label: '' },
    ],
  },
  'what the feed has': { ...block, title: 'This winter', collection: 'winter', limit: 2, groups: [] },
  'two things in Arabic': { ...block, title: 'صُنعت للطريق', lang: 'ar', groups: arabic },
} satisfies Examples<typeof template>;

export const exampleData: FeedData = { items: exampleThings.map(({ attributes }) => attributes), page: 1, pages: 2 };
