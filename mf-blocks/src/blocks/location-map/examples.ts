import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'a showroom and how to get there': {
    title: 'Showroom Warsaw',
    title_tag: '2',
    title_size: 'xl',
    latitude: 52.23,
    longitude: 21.01,
    content:
      '<p>Two floors between the river and the old town: every model of this year, a lounge with a workshop view, and chargers in the courtyard.</p><p>Tram 7 stops at the door. Guests park in the courtyard, two hours are free.</p>',
    theme: 'page',
  },
  'a place without words, dark': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    latitude: 51.1703,
    longitude: 4.3876,
    content: '',
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
