import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const words = {
  quote: 'You stop looking for the road. After a day or two, you look at the hills instead.',
  author: 'Ines Duarte',
  author_position: 'Guide, Serra da Estrela',
  theme: 'page',
} as const;

export const examples = {
  centred: { ...words, alignment: 'center' },
  'on the left, dark': { ...words, alignment: 'left', theme: 'dark' },
  'without an author': { ...words, author: '', author_position: '', alignment: 'center' },
} satisfies Examples<typeof template>;
