import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'with a link': {
    title: 'Vehicles ready to drive away',
    title_tag: '1',
    subtitle: 'Find yours among the cars that our retailers have in stock today.',
    image: pictures.rangeRoverSport,
    link: link('See the stock', '/stock'),
    theme: 'dark',
  },
  'light colours': {
    title: 'Offers of the season',
    title_tag: '1',
    subtitle: '',
    image: pictures.velar,
    link: undefined,
    theme: 'light',
  },
} satisfies Examples<typeof template>;
