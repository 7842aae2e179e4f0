import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  {
    image: pictures.defender,
    title: 'Dust',
    imageRows: [
      [{ width: 'full', image: pictures.defender }],
      [
        { width: 'two-three', image: pictures.shortDefender },
        { width: 'one-three', image: pictures.defenderSide },
      ],
    ],
  },
  {
    image: pictures.discovery,
    title: 'Salt',
    imageRows: [
      [
        { width: 'one-three', image: pictures.discoverySide },
        { width: 'two-three', image: pictures.discovery },
      ],
      [{ width: 'full', image: pictures.discovery }],
    ],
  },
  {
    image: pictures.velar,
    title: 'Ice',
    imageRows: [
      [
        { width: 'one-three', image: pictures.velar },
        { width: 'one-three', image: pictures.velarSide },
        { width: 'one-three', image: pictures.shortDefender },
      ],
    ],
  },
  {
    image: pictures.rangeRoverSport,
    title: 'Asphalt',
    imageRows: [[{ width: 'full', image: pictures.rangeRoverSport }]],
  },
];

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'four collections': { ...block, title: 'What paint is made for', theme: 'page', groups },
  'two collections, dark': { ...block, title: '', theme: 'dark', groups: groups.slice(1, 3) },
  'a picture alone, and a collection without one': {
    ...block,
    title: 'From our archive',
    theme: 'light',
    groups: [
      { image: pictures.rangeRover, title: 'Photographed in one night, without retouching', imageRows: undefined },
      { image: undefined, title: 'All pictures of the night', imageRows: groups[0]?.imageRows },
    ],
  },
} satisfies Examples<typeof template>;
