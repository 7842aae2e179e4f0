import { colorTheme, PICTURE_SIZES, titleFields } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

const image = { field_type: 'Image', attrs: { withAlt: true, sizes: PICTURE_SIZES } } as const;

export const template = define({
  key: 'masonry',
  name: 'Masonry',
  description: 'A film and up to three pictures, fitted into one another without gaps.',
  short_description: 'Film and pictures in one wall',
  group: 'Media',
  list_priority: 56,
  hydrate: 'visible',
  fields: [
    ...titleFields,
    {
      symbol: 'img_video_grid',
      label: 'The film stands',
      field_type: 'Select',
      default_value: 'video-top',
      attrs: {
        options: [
          { label: 'Above the pictures', value: 'video-top' },
          { label: 'Below the pictures', value: 'video-bottom' },
        ],
      },
    },
    { symbol: 'disable_autoplay', label: 'The film waits until somebody plays it', field_type: 'Bool' },
    { symbol: 'video', label: 'Film', field_type: 'Film' },
    { symbol: 'image_1', label: 'Image 1', ...image },
    { symbol: 'image_2', label: 'Image 2', ...image },
    { symbol: 'image_3', label: 'Image 3', ...image },
    colorTheme,
  ],
  version: 1,
});
