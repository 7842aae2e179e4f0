import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  {
    image: pictures.defenderMountain,
    title: 'Ready for any ground',
    title_size: 'm',
    text: '<p>Terrain Response reads what is under the wheels and sets the car for it.</p>',
    link: link('More about capability', '/defender', 'tertiary'),
  },
  {
    image: pictures.rangeRoverDusk,
    title: 'Quiet inside',
    title_size: 'm',
    text: '<p>Active noise cancellation makes room for a conversation, or for none at all.</p>',
    link: link('More about comfort', '/range-rover', 'tertiary'),
  },
  {
    image: pictures.discoveryCoast,
    title: 'Seven seats, all of them real',
    title_size: 'm',
    text: '<p>Adults sit well in the third row too. Fold the seats from your phone when you load.</p>',
    link: link('More about space', '/discovery', 'tertiary'),
  },
] as const;

const block = { title: 'Built around you', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'three in a row': { ...block, columns: '3', groups },
  'two in a row': { ...block, columns: '2', groups: groups.slice(0, 2) },
  'four in a row': { ...block, columns: '4', groups: [...groups, groups[0]] },
  'one below the other': { ...block, columns: '1', groups: groups.slice(0, 2), theme: 'light' },
} satisfies Examples<typeof template>;
