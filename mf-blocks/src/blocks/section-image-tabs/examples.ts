import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const tabs = [
  { image: pictures.defender, tab_label: 'Far from any road', tab_id: 'expedition', blocks_count: 1 },
  { image: pictures.rangeRoverSport, tab_label: 'Through the city', tab_id: 'city', blocks_count: 1 },
  { image: pictures.discovery, tab_label: 'With the whole family', tab_id: 'family', blocks_count: 1 },
  { image: pictures.rangeRover, tab_label: 'Out for the evening', tab_id: '', blocks_count: 1 },
];

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'four tabs': { ...block, title: 'Where do you want to go?', theme: 'page', groups: tabs },
  'long labels, one without a picture, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: [
      {
        image: pictures.velar,
        tab_label: 'Winter preconditioning, refrigeration and telecommunication',
        tab_id: '',
        blocks_count: 1,
      },
      { image: undefined, tab_label: 'At home', tab_id: '', blocks_count: 1 },
    ],
  },
  'without pictures': {
    ...block,
    title: 'Service',
    theme: 'light',
    groups: [
      { image: undefined, tab_label: 'Maintenance', tab_id: '', blocks_count: 1 },
      { image: undefined, tab_label: 'Repair', tab_id: '', blocks_count: 1 },
    ],
  },
} satisfies Examples<typeof template>;
