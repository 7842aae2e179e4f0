import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'four points': {
    ...block,
    title: 'Look closer',
    image: pictures.defender,
    hotspots: [
      {
        x: 47,
        y: 65,
        title: 'Light that bends',
        text: 'Matrix headlamps follow the road and leave out whoever comes towards you.',
      },
      {
        x: 77,
        y: 48.5,
        title: 'A roof for a tent',
        text: 'It carries 300 kg when you stand, enough for two people and what they sleep on.',
        link: { link_text: 'See what fits', url: '/defender' },
      },
      { x: 54.5, y: 77, title: 'Tyres for both', text: 'Quiet on the motorway, and open enough for mud.' },
      { x: 96, y: 65, title: 'The sixth wheel', text: '' },
    ],
    theme: 'page',
  },
  'points at the edges, dark': {
    ...block,
    title: '',
    image: pictures.rangeRover,
    hotspots: [
      { x: 0, y: 0, title: '', text: 'Clear sky, four degrees.' },
      { x: 100, y: 0, title: 'North', text: 'Where the road goes.' },
      { x: 0, y: 100, title: 'Wet ground', text: 'The drive has noticed it before you do.' },
      {
        x: 100,
        y: 100,
        title: 'Nothingbutalongwordwithoutanyplacetobreakitanywhere',
        text: 'It stays within its box. '.repeat(12),
      },
    ],
    theme: 'dark',
  },
  'a picture without points': {
    ...block,
    title: '',
    image: pictures.velar,
    hotspots: undefined,
    theme: 'light',
  },
} satisfies Examples<typeof template>;
