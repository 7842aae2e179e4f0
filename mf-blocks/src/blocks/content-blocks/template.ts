import { template as define } from '@showroom/contracts/blocks/template';
import { contentBlocks } from '../../kits/content/content-fields';

export const template = define({
  key: 'content-blocks',
  name: 'Content blocks',
  description: 'A grid of pictures, each with a heading, a text and a link; one to four in a row.',
  short_description: 'Grid of picture, heading, text and link',
  group: 'Content',
  list_priority: 100,
  ...contentBlocks,
});
