import type { Examples } from '../../kits/examples/examples';
import { exampleBlock, exampleFilmSlide, exampleSlides } from '../../kits/hero/example-slides';
import type { template } from './template';

export const examples = {
  'three slides': { ...exampleBlock, groups: exampleSlides },
  'with timer and banner, wide': {
    ...exampleBlock,
    has_timer: true,
    has_banner: true,
    banner_text: 'Only until the end of the month',
    has_wide_ratio: true,
    is_ffi: true,
    groups: exampleSlides,
  },
  'one slide with a video': {
    ...exampleBlock,
    has_mxo: true,
    groups: [exampleFilmSlide],
  },
} satisfies Examples<typeof template>;
