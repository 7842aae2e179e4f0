import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const options = [
  { option_label: 'I am looking for a vehicle', option_id: 'buying', block_ids: 'stock' },
  { option_label: 'I own one', option_id: 'owning', block_ids: 'service, warranty' },
  { option_label: 'My company drives', option_id: '', block_ids: 'business' },
];

export const examples = {
  'three options': {
    title: 'How can we help?',
    title_tag: '2',
    title_size: 'xl',
    select_label: 'What brings you here',
    clear_text: 'Start again',
    theme: 'page',
    groups: options,
  },
  'two options, light, with the usual button': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    select_label: 'What brings you here',
    clear_text: '',
    theme: 'light',
    groups: options.slice(1),
  },
} satisfies Examples<typeof template>;
