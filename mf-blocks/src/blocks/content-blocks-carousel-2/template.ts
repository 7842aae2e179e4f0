import { template as define } from '@showroom/contracts/blocks/template';
import { contentBlocks } from '../../kits/content/content-fields';

export const template = define({
  key: 'content-blocks-carousel-2',
  name: 'Content Blocks Carousel 2',
  description: 'Pictures side by side, each with a heading, a text and a link; one to four are seen at a time.',
  short_description: 'Content blocks to swipe through',
  group: 'Carousels',
  list_priority: 71,
  ...contentBlocks,
});
