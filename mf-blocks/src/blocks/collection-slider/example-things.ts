import type { CollectionItem } from '@showroom/contracts/entities/collection-item';
import { pictures } from '../../kits/examples/examples';

const shop = { url: 'https://shop.example', button: '' };

/** What a collection's feed has while no API runs. */
export const exampleThings: CollectionItem[] = [
  {
    id: 'jacket',
    type: 'collection_item',
    attributes: {
      ...shop,
      name: 'Expedition jacket',
      label: '€ 320',
      image: pictures.defender.src,
      image_hover: pictures.shortDefender.src,
    },
  },
  {
    id: 'scarf',
    type: 'collection_item',
    attributes: { ...shop, name: 'Desert scarf', label: '€ 60', image: pictures.discovery.src, image_hover: '' },
  },
];
