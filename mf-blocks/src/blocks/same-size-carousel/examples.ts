import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const slides = [
  {
    image: pictures.shortDefender,
    title: 'Low range, high ground',
    text: '<p>A second set of gears for slopes that walkers take with their hands.</p>',
    link: link('Read more', '/defender', 'tertiary'),
  },
  {
    image: pictures.rangeRover,
    title: 'Home by night',
    text: '<p>Pixel headlights paint the road as far as five hundred metres and leave others in the dark.</p>',
    link: link('Read more', '/range-rover', 'tertiary'),
  },
  {
    image: pictures.discovery,
    title: 'Everyone on board',
    text: '<p>Room for seven, and for what seven bring back from the sea.</p>',
    link: link('Read more', '/discovery', 'tertiary'),
  },
  {
    image: pictures.velar,
    title: 'Drawn with few lines',
    text: '<p>Handles that come out of the doors as you come near.</p>',
    link: undefined,
  },
] as const;

const block = { title: 'One car, four lives', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'four slides': { ...block, groups: slides },
  'a picture is missing, a word is long': {
    ...block,
    theme: 'dark',
    groups: [
      slides[0],
      { image: undefined, title: 'Hochleistungsbremsanlagenkühlung', text: '', link: undefined },
      slides[1],
    ],
  },
  'one slide without words': {
    ...block,
    title: '',
    groups: [{ image: pictures.jaguar, title: '', text: '', link: undefined }],
  },
} satisfies Examples<typeof template>;
