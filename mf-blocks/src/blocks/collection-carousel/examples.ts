import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const cards = [
  { image: pictures.rangeRover, url: '/range-rover', target: false },
  { image: pictures.defender, url: '/defender', target: false },
  { image: pictures.discovery, url: '/discovery', target: false },
  { image: pictures.jaguar, url: 'https://www.jaguar.com', target: true },
  { image: pictures.velar, url: '', target: false },
] as const;

const block = { title: 'The collection', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'five pictures': { ...block, groups: cards },
  'one picture, dark, without a title': { ...block, title: '', theme: 'dark', groups: cards.slice(0, 1) },
} satisfies Examples<typeof template>;
