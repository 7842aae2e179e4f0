import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  { figure: '543', unit: 'km', label: 'Range, combined' },
  { figure: '29', unit: 'min', label: 'From 10 to 80 per cent' },
  { figure: '400', unit: 'hp', label: 'Power of both motors' },
  { figure: '4.8', unit: 's', label: 'From 0 to 100 km/h' },
];

const block = {
  title: 'Silent, and quicker for it',
  title_tag: '2',
  title_size: 'xl',
  text: '<p>Two motors share the work, one on each axle. Torque is there before you have thought of it, and nothing is to be heard but the road.</p>',
  image: pictures.jaguar,
  link: link('How charging works', '/electric', 'secondary'),
  footnote: 'Figures by WLTP. Range depends on weather, load and way of driving.',
  theme: 'dark',
} as const;

export const examples = {
  'four figures': { ...block, groups },
  'without a picture, light': { ...block, image: undefined, theme: 'light', groups: groups.slice(0, 2) },
  'words alone': { ...block, link: undefined, footnote: '', theme: 'page', groups: [] },
} satisfies Examples<typeof template>;
