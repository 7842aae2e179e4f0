import type { ImageValue } from '@showroom/contracts/blocks/template';
import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

type Category = Examples<typeof template>[string]['groups'][number];

function category(tab_label: string, tab_id: string, images: readonly ImageValue[]): Category {
  const [image_1, image_2, image_3, image_4, image_5, image_6, image_7, image_8, image_9] = images;
  return { tab_label, tab_id, image_1, image_2, image_3, image_4, image_5, image_6, image_7, image_8, image_9 };
}

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'three categories': {
    ...block,
    title: 'Seen from every side',
    theme: 'page',
    groups: [
      category('Outside', 'outside', [
        pictures.defender,
        pictures.shortDefender,
        pictures.discovery,
        pictures.velar,
        pictures.jaguar,
      ]),
      category('After dark', 'dark', [pictures.rangeRover, pictures.rangeRoverSport]),
      category('In profile', '', [pictures.defenderSide, pictures.velarSide, pictures.jaguarSide]),
    ],
  },
  'four categories, the first one full, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: [
      category('All', '', Object.values(pictures).slice(0, 9)),
      category('Winter preconditioning and refrigeration', '', [pictures.velar]),
      category('Sea', '', [pictures.discovery]),
      category('City', '', [pictures.jaguar]),
    ],
  },
  'one picture': {
    ...block,
    title: 'The last of its kind',
    theme: 'light',
    groups: [category('Archive', '', [pictures.jaguarSide])],
  },
} satisfies Examples<typeof template>;
