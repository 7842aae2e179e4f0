import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const slides = [
  {
    image: pictures.shortDefender,
    title: 'Choose a body',
    text: '<p>Three lengths on one chassis: the 90 turns in a farmyard, the 130 seats eight.</p>',
    link: link('Compare lengths', '/defender', 'tertiary'),
  },
  {
    image: pictures.velar,
    title: 'Choose an engine',
    text: '<p>Six cylinders, or four and a battery that takes you to work and back.</p>',
    link: link('See engines', '/stock', 'tertiary'),
  },
  {
    image: pictures.rangeRoverSport,
    title: 'Choose a colour',
    text: '<p>Twelve from the catalogue, or one that you bring to our paint shop in Solihull.</p>',
    link: undefined,
  },
  {
    image: pictures.rangeRover,
    title: 'Drive home',
    text: '<p>We hand over the key after dark, so that the lights are the first thing you see.</p>',
    link: link('Find a retailer', '/retailers', 'tertiary'),
  },
] as const;

const arabic = [
  {
    image: pictures.defender,
    title: 'اختر الطول',
    text: '<p>ثلاثة أطوال على هيكل واحد.</p>',
    link: link('قارن الأطوال', '/defender', 'tertiary'),
  },
  { image: pictures.rangeRover, title: 'انطلق إلى البيت', text: '<p>نسلّم المفتاح مساءً.</p>', link: undefined },
] as const;

const block = { title: 'Yours in four steps', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'four slides': { ...block, groups: slides },
  'a picture is missing, a word is long, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: [
      { image: undefined, title: 'Hochleistungsbremsanlagenkühlung', text: slides[1].text, link: slides[1].link },
      slides[2],
      { image: pictures.jaguar, title: '', text: '', link: undefined },
    ],
  },
  'thirty slides': {
    ...block,
    theme: 'light',
    groups: Array.from({ length: 30 }, (_, index) => slides[index % slides.length] ?? slides[0]),
  },
  'two slides in Arabic': { ...block, title: 'سيارتك في خطوتين', groups: arabic },
} satisfies Examples<typeof template>;
