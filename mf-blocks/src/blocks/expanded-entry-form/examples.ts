import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  { icon: 'mail', label: 'Contact us', anchor_id: 'contact', form_id: 'contact-international' },
  { icon: 'car', label: 'Book a test drive', anchor_id: 'test-drive', form_id: 'test_drive-international' },
  { icon: 'settings', label: 'Book a service', anchor_id: 'service', form_id: 'service-international' },
];

export const examples = {
  'three forms, two in sight on phones': {
    title: 'How can we help?',
    title_tag: '2',
    title_size: 'xl',
    disclaimer: '<p>We use your details to answer you, and delete them afterwards.</p>',
    mobile_top_tabs_limit: 2,
    theme: 'page',
    groups,
  },
  'one form, light': {
    title: '',
    title_tag: '2',
    title_size: 'xl',
    disclaimer: '',
    mobile_top_tabs_limit: 3,
    theme: 'light',
    groups: groups.slice(0, 1),
  },
} satisfies Examples<typeof template>;
