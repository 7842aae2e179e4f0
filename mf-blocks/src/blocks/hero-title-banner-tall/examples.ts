import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'with a link': {
    title: 'Made for the long way round',
    title_tag: '1',
    subtitle: 'Defender goes where the road ends, and comes back with a story.',
    image: pictures.defender,
    link: link('Explore Defender', '/defender'),
    theme: 'dark',
  },
  'a title alone': {
    title: 'Range Rover',
    title_tag: '1',
    subtitle: '',
    image: pictures.rangeRover,
    link: undefined,
    theme: 'dark',
  },
} satisfies Examples<typeof template>;
