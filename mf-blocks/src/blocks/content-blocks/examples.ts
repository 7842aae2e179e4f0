import { exampleContents } from '../../kits/content/example-contents';
import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const block = { title: 'Built around you', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'three in a row': { ...block, columns: '3', groups: exampleContents },
  'two in a row': { ...block, columns: '2', groups: exampleContents.slice(0, 2) },
  'four in a row': { ...block, columns: '4', groups: [...exampleContents, exampleContents[0]] },
  'one below the other': { ...block, columns: '1', groups: exampleContents.slice(0, 2), theme: 'light' },
} satisfies Examples<typeof template>;
