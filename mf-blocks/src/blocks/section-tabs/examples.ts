import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const noCard = { modal_title: '', modal_text: '', modal_image: undefined, modal_link: undefined };
const card = {
  modal_title: 'How a Defender is tested',
  modal_text: '<p>Seven months, from forty degrees of frost to fifty in the shade, before the first one is sold.</p>',
  modal_image: pictures.shortDefender,
  modal_link: link('See every Defender', '/stock', 'secondary'),
};

const tabs = [
  { tab_label: 'Character', tab_icon: 'car', tab_id: 'character', blocks_count: 1, ...card },
  { tab_label: 'Questions and answers', tab_icon: '', tab_id: 'answers', blocks_count: 1, ...noCard },
  { tab_label: 'Owners', tab_icon: '', tab_id: '', blocks_count: 1, ...noCard },
];

export const examples = {
  'three tabs': { title: 'All about Defender', title_tag: '2', title_size: 'xl', theme: 'page', groups: tabs },
  'two tabs, dark': { title: '', title_tag: '2', title_size: 'xl', theme: 'dark', groups: tabs.slice(1) },
} satisfies Examples<typeof template>;
