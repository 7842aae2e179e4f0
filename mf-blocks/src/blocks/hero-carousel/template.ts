import { template as define } from '@showroom/contracts/blocks/template';
import { heroCarousel } from '../../kits/hero/hero-fields';

export const template = define({
  key: 'hero-carousel',
  name: 'Hero carousel',
  description:
    'Pictures over the whole width that follow each other, each with words, a price and a link, or with a video.',
  short_description: 'Large pictures that follow each other',
  group: 'Hero',
  list_priority: 112,
  ...heroCarousel,
});
