import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  {
    image: pictures.defenderDesert,
    title: 'Dust',
    imageRows: [
      [{ width: 'full', image: pictures.defenderDesert }],
      [
        { width: 'two-three', image: pictures.defenderMountain },
        { width: 'one-three', image: pictures.defenderSide },
      ],
    ],
  },
  {
    image: pictures.discoveryCoast,
    title: 'Salt',
    imageRows: [
      [
        { width: 'one-three', image: pictures.discoverySide },
        { width: 'two-three', image: pictures.discoveryCoast },
      ],
      [{ width: 'full', image: pictures.discoveryCoast }],
    ],
  },
  {
    image: pictures.velarMountain,
    title: 'Ice',
    imageRows: [
      [
        { width: 'one-three', image: pictures.velarMountain },
        { width: 'one-three', image: pictures.velarSide },
        { width: 'one-three', image: pictures.defenderMountain },
      ],
    ],
  },
  {
    image: pictures.rangeRoverCity,
    title: 'Asphalt',
    imageRows: [[{ width: 'full', image: pictures.rangeRoverCity }]],
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
      { image: pictures.rangeRoverDusk, title: 'Photographed in one night, without retouching', imageRows: undefined },
      { image: undefined, title: 'All pictures of the night', imageRows: groups[0]?.imageRows },
    ],
  },
} satisfies Examples<typeof template>;
