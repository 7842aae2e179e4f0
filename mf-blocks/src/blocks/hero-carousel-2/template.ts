import { template as define } from '@showroom/contracts/blocks/template';
import { heroCarousel } from '../../kits/hero/hero-fields';

export const template = define({
  key: 'hero-carousel-2',
  name: 'Hero Carousel 2.0',
  description:
    'Pictures over the whole width that follow each other. Small pictures and titles below them lead to each, and a line fills as its time passes.',
  short_description: 'Large pictures, chosen by small ones',
  group: 'Hero',
  list_priority: 113,
  ...heroCarousel,
});
