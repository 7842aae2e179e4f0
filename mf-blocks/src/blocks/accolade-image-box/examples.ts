import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const groups = [
  {
    image: pictures.defenderSide,
    title: 'Off-roader of the year',
    text: '<p>For the fourth time in a row, by the readers of three magazines.</p>',
    link: link('Read the verdict', '/news', 'tertiary'),
  },
  {
    image: pictures.rangeRoverSide,
    title: 'Quietest cabin of its class',
    text: '<p>Measured at 130 km/h on a wet motorway.</p>',
    link: undefined,
  },
  {
    image: pictures.discoverySide,
    title: 'Five stars for safety',
    text: '<p>Ninety per cent for adults, eighty-seven for children.</p>',
    link: link('All results', '/discovery', 'tertiary'),
  },
];

const block = { title: 'What others say of it', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'three awards': { ...block, groups },
  'two awards, dark': { ...block, theme: 'dark', groups: groups.slice(0, 2) },
  'an award without a picture': {
    ...block,
    theme: 'light',
    groups: [{ image: undefined, title: 'Best of show, Geneva', text: '', link: undefined }],
  },
} satisfies Examples<typeof template>;
