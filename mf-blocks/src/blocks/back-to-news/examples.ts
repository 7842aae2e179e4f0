import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'below an article': {},
} satisfies Examples<typeof template>;
