import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const slides = [
  {
    image_1: pictures.rangeRover,
    image_2: pictures.rangeRoverSide,
    title: 'Range Rover',
    text: '<p>One line from the bonnet to the tail, drawn without lifting the pencil.</p>',
    link: link('See it', '/range-rover', 'tertiary'),
  },
  {
    image_1: pictures.defender,
    image_2: pictures.defenderSide,
    title: 'Defender',
    text: '<p>Short overhangs, so that the wheels meet the slope before the bumper does.</p>',
    link: link('See it', '/defender', 'tertiary'),
  },
  {
    image_1: pictures.discovery,
    image_2: pictures.discoverySide,
    title: 'Discovery',
    text: '<p>A stepped roof gives the third row the height of the first.</p>',
    link: undefined,
  },
] as const;

const arabic = [
  {
    image_1: pictures.defender,
    image_2: pictures.defenderSide,
    title: 'ديفندر',
    text: '<p>تلتقي العجلات بالمنحدر قبل المصد.</p>',
    link: link('شاهدها', '/defender', 'tertiary'),
  },
  {
    image_1: pictures.rangeRover,
    image_2: pictures.rangeRoverSide,
    title: 'رينج روڤر',
    text: '<p>خط واحد من المقدمة إلى الخلف.</p>',
    link: undefined,
  },
] as const;

const block = { title: 'Out there, and up close', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'three slides': { ...block, groups: slides },
  'pictures are missing, a word is long, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: [
      { ...slides[0], image_2: undefined, title: 'Hochleistungsbremsanlagenkühlung' },
      { ...slides[1], image_1: undefined, text: '', link: undefined },
    ],
  },
  'two slides in Arabic': { ...block, title: 'في البرية، وعن قرب', theme: 'light', groups: arabic },
} satisfies Examples<typeof template>;
