import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const words = {
  title: 'A home for every journey',
  title_tag: '2',
  title_size: 'xl',
  text: '<p>Our retailers know each vehicle by heart. Come and take your time: for a first look, for a test drive, or to talk about the car that you drive now.</p>',
  links: [link('Find a retailer', '/retailers'), link('See the stock', '/stock', 'secondary')],
  theme: 'page',
} as const;

export const examples = {
  'buttons on the right': { ...words, button_position: 'right' },
  'buttons on the left': { ...words, button_position: 'left' },
  'centred, dark': { ...words, button_position: 'center', theme: 'dark' },
  'a text alone': { ...words, title: '', links: [], button_position: 'left' },
} satisfies Examples<typeof template>;
