import { type Examples, link, pictures } from '../../kits/examples/examples';
import { exampleBlock, exampleFilmSlide, exampleSlides } from '../../kits/hero/example-slides';
import type { template } from './template';

const arabic = [
  {
    ...exampleSlides[1],
    image: pictures.rangeRover,
    info: 'رينج روڤر',
    description: 'سكون لا يحتاج إلى تفسير.',
    price: 'ابتداءً من 599,000 د.إ',
    button_link: link('اكتشف رينج روڤر', '/range-rover'),
  },
  {
    ...exampleSlides[0],
    info: 'ديفندر، إلى آخر الطريق',
    description: 'من باب المدرسة إلى سهول الملح.',
    button_link: link('اكتشف ديفندر', '/defender'),
  },
] as const;

export const examples = {
  'four slides': {
    ...exampleBlock,
    groups: [
      ...exampleSlides,
      { ...exampleSlides[1], image: pictures.velar, info: 'Velar, drawn with few lines', price: '' },
    ],
  },
  'with timer and banner, a film, no picture, a long word': {
    ...exampleBlock,
    has_timer: true,
    has_banner: true,
    banner_text: 'Only until the end of the month',
    is_ffi: true,
    groups: [
      { ...exampleFilmSlide, video_type: 'video_background' },
      { ...exampleSlides[0], image: undefined, info: 'Hochleistungsbremsanlagenkühlung' },
      exampleSlides[2],
    ],
  },
  'two slides in Arabic, wide, words in the middle': {
    ...exampleBlock,
    has_wide_ratio: true,
    has_mxo: true,
    groups: arabic,
  },
  'one slide': { ...exampleBlock, groups: exampleSlides.slice(0, 1) },
} satisfies Examples<typeof template>;
