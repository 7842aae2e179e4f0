import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  { icon: 'search', title: 'Find it', text: '<p>Choose among the cars that are there today.</p>' },
  { icon: 'heart', title: 'Keep it', text: '<p>Save two or three, and sleep on it.</p>' },
  { icon: 'calendar', title: 'Drive it', text: '<p>An hour alone on roads that you know.</p>' },
  { icon: 'check', title: 'Take it home', text: '<p>Washed, charged and registered in your name.</p>' },
];

const block = { title: 'Four steps to your car', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'four stops': { ...block, groups },
  'ten stops, dark': { ...block, theme: 'dark', groups: [...groups, ...groups, ...groups.slice(0, 2)] },
  'one stop without an icon': { ...block, title: '', theme: 'light', groups: [{ icon: '', title: '1948', text: '' }] },
} satisfies Examples<typeof template>;
