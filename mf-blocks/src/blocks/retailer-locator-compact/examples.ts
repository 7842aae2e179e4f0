import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'a title, a text and the field': {
    title: 'A retailer near you',
    title_tag: '2',
    title_size: 'xl',
    text: 'Come by for a test drive, a service, or a coffee beside a car that you have only seen in pictures.',
    placeholder: 'Hamburg or 20537',
    locator_path: '/retailers',
    theme: 'page',
  },
  'the field alone, dark': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    text: '',
    placeholder: '',
    locator_path: '/retailers',
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
