import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const photo = { video: undefined, caption: '' };

const entries = [
  { ...photo, image: pictures.shortDefender, caption: 'Furka, before the snow ploughs.' },
  {
    image: undefined,
    caption: 'Two minutes on the salt flats.',
    video: {
      src: '/media/films/defender-110.webm',
      title: 'Defender on salt',
      description: 'A green Defender 110 turns on a stage.',
      poster: pictures.defender,
    },
  },
  { ...photo, image: pictures.discovery, caption: 'Low tide at Rhossili.' },
  { ...photo, image: pictures.rangeRoverSport },
  { ...photo, image: pictures.velar, caption: 'Engadin, minus eleven.' },
];

const block = { title: 'From the road', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'pictures and a film': { ...block, groups: entries },
  'forty pictures, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: Array.from({ length: 40 }, () => ({ ...photo, image: pictures.rangeRover })),
  },
  'a film without a picture, a long word': {
    ...block,
    theme: 'light',
    groups: [
      { image: undefined, caption: '', video: { src: '/media/films/range-rover.webm' } },
      { ...photo, image: pictures.jaguar, caption: 'Hochleistungsbremsanlagenkühlung' },
    ],
  },
  'in Arabic': {
    ...block,
    title: 'من الطريق',
    groups: [
      { ...photo, image: pictures.defender, caption: 'الربع الخالي عند الفجر.' },
      { ...photo, image: pictures.rangeRover, caption: 'العودة ليلاً.' },
    ],
  },
} satisfies Examples<typeof template>;
