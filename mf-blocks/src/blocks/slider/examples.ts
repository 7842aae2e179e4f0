import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const slides = [
  {
    image: pictures.defender,
    title: 'Dune',
    text: 'Sand mode, lower pressure, steady right foot.',
    link: link('Read more', '/defender', 'tertiary'),
  },
  { image: pictures.discovery, title: 'Coast', text: 'Room for seven and their towels.', link: undefined },
  {
    image: pictures.velar,
    title: 'Pass',
    text: 'Forty bends, one gear.',
    link: link('Read more', '/velar', 'tertiary'),
  },
  { image: pictures.jaguar, title: 'Boulevard', text: 'After the theatre.', link: undefined },
  {
    image: pictures.rangeRover,
    title: 'Driveway',
    text: 'Lights that see you home.',
    link: link('Read more', '/range-rover', 'tertiary'),
  },
  { image: pictures.shortDefender, title: 'Tree line', text: '', link: undefined },
] as const;

const arabic = [
  { image: pictures.defender, title: 'الكثبان', text: 'وضع الرمال، وقدم ثابتة.', link: undefined },
  { image: pictures.rangeRover, title: 'العودة', text: 'أضواء تراك حتى باب البيت.', link: undefined },
] as const;

const block = { title: 'Where were you last weekend?', title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'six pictures': { ...block, groups: slides },
  'thirty pictures, dark': {
    ...block,
    title: '',
    theme: 'dark',
    groups: Array.from({ length: 30 }, (_, index) => slides[index % slides.length] ?? slides[0]),
  },
  'a picture is missing, a word is long': {
    ...block,
    theme: 'light',
    groups: [
      slides[0],
      { image: undefined, title: 'Hochleistungsbremsanlagenkühlung', text: '', link: undefined },
      { image: pictures.jaguarSide, title: '', text: '', link: undefined },
    ],
  },
  'two pictures in Arabic': { ...block, title: 'أين كنت في نهاية الأسبوع؟', groups: arabic },
} satisfies Examples<typeof template>;
