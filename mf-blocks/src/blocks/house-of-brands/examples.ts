import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const panels = [
  {
    brand: 'range-rover',
    'bg-image': pictures.rangeRover,
    animation_video: { src: '/media/films/range-rover.webm' },
    link: link('Explore', '/range-rover', 'secondary'),
    second_link: link('Build yours', '/range-rover#build', 'tertiary'),
  },
  {
    brand: 'defender',
    'bg-image': pictures.defender,
    animation_video: { src: '/media/films/defender-110.webm' },
    link: link('Explore', '/defender', 'secondary'),
    second_link: link('Build yours', '/defender#build', 'tertiary'),
  },
  {
    brand: 'discovery',
    'bg-image': pictures.discovery,
    animation_video: undefined,
    link: link('Explore', '/discovery', 'secondary'),
    second_link: link('Build yours', '/discovery#build', 'tertiary'),
  },
] as const;

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'three brands': {
    ...block,
    title: '',
    layout_variant: 'single-cta',
    enable_animation: true,
    theme: 'dark',
    groups: panels,
  },
  'two links each, with a title, light': {
    ...block,
    title: 'Three characters, one family',
    layout_variant: 'dual-cta',
    enable_animation: true,
    theme: 'light',
    groups: panels,
  },
  'one brand at rest, without a picture': {
    ...block,
    title: '',
    layout_variant: 'dual-cta',
    enable_animation: false,
    theme: 'dark',
    groups: [{ ...panels[1], 'bg-image': undefined, second_link: undefined }],
  },
} satisfies Examples<typeof template>;
