import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const figures = [
  { figure: '460', unit: 'hp', label: 'Power of engine and motor' },
  { figure: '5.5', unit: 's', label: '0 to 100 km/h' },
  { figure: '123', unit: 'km', label: 'Electric range, combined' },
  { figure: '50', unit: 'min', label: 'Charging to 80 per cent' },
];

const more = [
  { figure: '18–20', unit: 'g/km', label: 'CO₂ emissions, combined' },
  { figure: '3,000', unit: 'kg', label: 'Towing, braked' },
  { figure: '725', unit: 'l', label: 'Boot behind five seats' },
  { figure: '7', unit: '', label: 'Seats, on request' },
];

const block = {
  title: 'Range Rover at a glance',
  title_tag: '2',
  title_size: 'xl',
  footnote: '',
  link: undefined,
  theme: 'page',
} as const;

export const examples = {
  'eight figures': {
    ...block,
    footnote: 'Provisional figures by WLTP for the long wheelbase.',
    link: link('All specifications', '/range-rover', 'tertiary'),
    groups: [...figures, ...more],
  },
  'four figures, dark': { ...block, theme: 'dark', groups: figures },
  'one figure': { ...block, title: '', groups: more.slice(1, 2) },
} satisfies Examples<typeof template>;
