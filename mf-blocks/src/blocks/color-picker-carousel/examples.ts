import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const color = { swatch_image: undefined, price: '' };

const colors = [
  { ...color, color_name: 'Pangea Green', swatch: '#4b5a4a', image: pictures.defenderSide },
  { ...color, color_name: 'Hakuba Silver', swatch: '#c3c6c8', image: pictures.rangeRoverSide, price: '€ 950' },
  { ...color, color_name: 'Firenze Red', swatch: '#8c1c22', image: pictures.velarSide, price: '€ 950' },
  { ...color, color_name: 'Byron Blue', swatch: '#24405e', image: pictures.discoverySide, price: '€ 1,430' },
  { ...color, color_name: 'Fuji White', swatch: '#f2f2ee', image: pictures.jaguarSide },
];

const block = { title: 'Which is yours?', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'five colors': { ...block, groups: colors },
  'twenty colors, dark': { ...block, theme: 'dark', groups: [...colors, ...colors, ...colors, ...colors] },
  'one color, no picture yet': {
    ...block,
    title: '',
    groups: [{ ...color, color_name: 'Gondwana Stone', swatch: '', image: undefined }],
  },
} satisfies Examples<typeof template>;
