import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const tabs = [
  { tab_label: 'Character', tab_icon: 'car', tab_id: 'character', blocks_count: 1 },
  { tab_label: 'Questions and answers', tab_icon: '', tab_id: 'answers', blocks_count: 1 },
  { tab_label: 'Owners', tab_icon: '', tab_id: '', blocks_count: 1 },
];

export const examples = {
  'three tabs': { title: 'All about Defender', title_tag: '2', title_size: 'xl', theme: 'page', groups: tabs },
  'two tabs, dark': { title: '', title_tag: '2', title_size: 'xl', theme: 'dark', groups: tabs.slice(1) },
} satisfies Examples<typeof template>;
