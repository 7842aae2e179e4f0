import { imageField, ownTheme, titleTag } from '@showroom/contracts/blocks/fields';
import { template as define } from '@showroom/contracts/blocks/template';

export const template = define({
  key: 'immersive-hero',
  name: 'Immersive video hero',
  description: 'A film or picture that fills the screen. Its words appear once the film has been seen for a while.',
  short_description: 'Full-height film with words that appear',
  group: 'Hero',
  list_priority: 114,
  hydrate: 'idle',
  fields: [
    { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
    { ...titleTag, default_value: '1' },
    { symbol: 'subtitle', label: 'Subtitle', field_type: 'Text', translatable: true },
    { symbol: 'buttons', label: 'Buttons', field_type: 'LinksCollection', translatable: true },
    {
      symbol: 'content_placement',
      label: 'Words stand',
      field_type: 'Select',
      default_value: 'left-middle',
      attrs: {
        options: [
          { label: 'In the middle', value: 'middle' },
          { label: 'Left, at the top', value: 'left-top' },
          { label: 'Left, in the middle', value: 'left-middle' },
          { label: 'Left, at the bottom', value: 'left-bottom' },
        ],
      },
    },
    {
      symbol: 'buttons_placement',
      label: 'Buttons stand',
      field_type: 'Select',
      default_value: 'inline',
      attrs: {
        options: [
          { label: 'Side by side', value: 'inline' },
          { label: 'A row each', value: 'row' },
        ],
      },
    },
    { symbol: 'has_mxo', label: 'Words centered (MXO)', field_type: 'Bool', default_value: false },
    imageField,
    { symbol: 'video_desktop', label: 'Video file', field_type: 'Film' },
    { symbol: 'video_mobile', label: 'Video file for narrow screens', field_type: 'Film' },
    {
      symbol: 'has_native_video',
      label: 'Narrow screens show the controls of the browser',
      field_type: 'Bool',
      default_value: false,
    },
    {
      symbol: 'video_time',
      label: 'Milliseconds until the words appear',
      field_type: 'Number',
      default_value: 5000,
      attrs: { min: 0, step: 500 },
    },
    { symbol: 'is_autoplay', label: 'Plays by itself', field_type: 'Bool', default_value: true },
    { symbol: 'is_overlay', label: 'Darkens the film', field_type: 'Bool', default_value: false },
    { symbol: 'has_scroll_to', label: 'Shows a button that leads on', field_type: 'Bool', default_value: true },
    {
      symbol: 'scroll_to',
      label: 'Block Scroll ID that it leads to; empty for what follows',
      field_type: 'String',
    },
    ownTheme,
  ],
  version: 1,
});
