import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const tabs = [
  {
    tab_label: 'Water',
    tab_icon: '',
    tab_id: 'water',
    image: pictures.discovery,
    text: '<p>Up to 900 mm of it. Sensors in the mirrors measure how deep it is before you are in the middle.</p>',
    link: link('About wading', '/discovery', 'secondary'),
  },
  {
    tab_label: 'Rock',
    tab_icon: '',
    tab_id: 'rock',
    image: pictures.shortDefender,
    text: '<p>Each wheel finds its own grip, at walking pace, while you only steer.</p>',
    link: link('About crawling', '/defender', 'secondary'),
  },
  {
    tab_label: 'Sand',
    tab_icon: '',
    tab_id: 'sand',
    image: pictures.defender,
    text: '<p>The engine holds its revolutions where others would change up and sink in.</p>',
    link: undefined,
  },
];

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'three tabs': { ...block, title: 'One car for every ground', theme: 'page', groups: tabs },
  'with icons, dark': {
    ...block,
    title: 'Where we help',
    theme: 'dark',
    groups: [
      {
        tab_label: 'At our retailers',
        tab_icon: 'pin',
        tab_id: '',
        image: undefined,
        text: '<p>Come by without an appointment for anything that takes less than half an hour.</p>',
        link: link('Find a retailer', '/retailers'),
      },
      {
        tab_label: 'On the road',
        tab_icon: 'phone',
        tab_id: '',
        image: pictures.rangeRover,
        text: '',
        link: undefined,
      },
    ],
  },
  'one tab': { ...block, title: '', theme: 'light', groups: tabs.slice(2) },
} satisfies Examples<typeof template>;
