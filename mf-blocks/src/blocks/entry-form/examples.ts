import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'a form in the middle': {
    form_id: 'contact-international',
    form_position: 'center',
    title_tag: '2',
    theme: 'page',
  },
  'a form at the end of the line, dark': {
    form_id: 'test_drive-international',
    form_position: 'right',
    title_tag: '2',
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
