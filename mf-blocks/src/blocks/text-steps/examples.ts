import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const steps = [
  {
    title: 'Choose',
    text: '<p>Filter the stock by model, price and equipment, and save the vehicles that you like.</p>',
    icon: '',
  },
  {
    title: 'Reserve',
    text: '<p>Hold your vehicle online with a fee that you get back if you change your mind.</p>',
    icon: '',
  },
  { title: 'Meet', text: '<p>Your retailer calls to arrange a visit and a test drive.</p>', icon: '' },
  { title: 'Drive', text: '<p>Collect your vehicle, or have it brought to your door.</p>', icon: '' },
];

const block = { title: 'From the first look to the first drive', title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'four steps': { ...block, theme: 'page', groups: steps },
  'three steps with icons': {
    ...block,
    theme: 'light',
    groups: [
      { title: 'Choose', text: '<p>Find it in the stock.</p>', icon: 'search' },
      { title: 'Reserve', text: '<p>Hold it online.</p>', icon: 'card' },
      { title: 'Drive', text: '<p>Collect it.</p>', icon: 'car' },
    ],
  },
} satisfies Examples<typeof template>;
