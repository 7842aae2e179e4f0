import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const tiles = [
  {
    image: pictures.rangeRover,
    title: 'Range Rover',
    text: 'The original luxury SUV.',
    link: link('Discover Range Rover', '/range-rover', 'tertiary'),
  },
  {
    image: pictures.defender,
    title: 'Defender',
    text: 'Capable of great things.',
    link: link('Discover Defender', '/defender', 'tertiary'),
  },
  {
    image: pictures.discovery,
    title: 'Discovery',
    text: 'Room for the whole family.',
    link: link('Discover Discovery', '/discovery', 'tertiary'),
  },
  {
    image: pictures.jaguar,
    title: 'Jaguar',
    text: 'Made to be driven.',
    link: link('Discover Jaguar', '/jaguar', 'tertiary'),
  },
] as const;

const block = { title: 'Our brands', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'four tiles': { ...block, groups: tiles },
  'three tiles': { ...block, title: '', groups: tiles.slice(0, 3) },
} satisfies Examples<typeof template>;
