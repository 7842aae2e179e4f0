import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'three blocks': {
    goTopShort: 'Top',
    groups: [
      { label: 'Design', blockId: 'design' },
      { label: 'Capability', blockId: 'capability' },
      { label: 'Questions', blockId: 'questions' },
    ],
  },
} satisfies Examples<typeof template>;
