import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  {
    image: pictures.rangeRover,
    title: 'The last light is the best',
    text: '<p>Leave the city when the others come home. By the time that the road empties, you are there.</p>',
    link: link('Discover Range Rover', '/range-rover', 'secondary'),
  },
  { image: pictures.shortDefender, title: '', text: '', link: undefined },
];

const block = { title_tag: '2', title_size: 'xl', theme: 'dark' } as const;

export const examples = {
  'two pictures': { ...block, groups },
  'a picture alone': { ...block, groups: groups.slice(1) },
  'light, with words alone': {
    ...block,
    theme: 'light',
    groups: [{ image: pictures.discovery, title: 'As far as the road goes, and then on', text: '', link: undefined }],
  },
} satisfies Examples<typeof template>;
