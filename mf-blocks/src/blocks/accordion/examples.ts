import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const items = [
  {
    accordion_title: 'How do I reserve a vehicle?',
    accordion_content:
      '<p>Choose a vehicle in the stock and follow <strong>Order online</strong>. It is held for you while you fill in your details and pay the reservation fee by card.</p>',
  },
  {
    accordion_title: 'Is the reservation fee refunded?',
    accordion_content:
      '<p>Yes. If you change your mind before you sign the contract, the fee goes back to your card.</p>',
  },
  {
    accordion_title: 'May I take a test drive first?',
    accordion_content: '<p>Of course. Your retailer calls you to arrange one, at the showroom or at your home.</p>',
  },
];

const block = {
  title: 'Questions and answers',
  title_tag: '2',
  title_size: 'xl',
  open_all_label: 'Open all',
  close_all_label: 'Close all',
  has_schema: false,
  theme: 'page',
} as const;

export const examples = {
  'two items': { ...block, groups: items.slice(0, 2) },
  'one item': { ...block, title: '', groups: items.slice(0, 1) },
  'with data for search engines': { ...block, has_schema: true, groups: items },
} satisfies Examples<typeof template>;
