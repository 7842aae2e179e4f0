import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'one brand with a map': {
    title: 'Jaguar retailers',
    title_tag: '2',
    title_size: 'xl',
    brand: 'Jaguar',
    placeholder: 'Lyon or 69002',
    has_map: true,
    theme: 'page',
  },
  'without a title or a map, light': {
    title: '',
    title_tag: '3',
    title_size: 'l',
    brand: 'Land Rover',
    placeholder: '',
    has_map: false,
    theme: 'light',
  },
} satisfies Examples<typeof template>;
