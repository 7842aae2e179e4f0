import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const entries = [
  { icon: 'car', label: 'See the stock', link: link('See the stock', '/stock') },
  { icon: 'pin', label: 'Find a retailer', link: link('Find a retailer', '/retailers') },
  { icon: 'gauge', label: 'Take a test drive', link: link('Take a test drive', '/retailers#test-drive') },
  { icon: 'card', label: 'Offers', link: link('Offers', '/offers') },
];

export const examples = {
  'four entries': { title: 'Ready to go?', links: [], theme: 'dark', groups: entries },
  'two buttons': {
    title: 'Ready to go?',
    links: [link('Order online', '/stock'), link('Talk to us', '/retailers', 'secondary')],
    theme: 'light',
    groups: entries.slice(0, 3),
  },
} satisfies Examples<typeof template>;
