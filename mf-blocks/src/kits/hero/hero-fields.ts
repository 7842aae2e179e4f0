import { imageField, PICTURE_SIZES } from '@showroom/contracts/blocks/fields';
import type { ContentOf, Field, Hydrate, Template } from '@showroom/contracts/blocks/template';

const fields = [
  { symbol: 'is_autoplay', label: 'Goes on by itself', field_type: 'Bool', default_value: true },
  {
    symbol: 'slide_duration',
    label: 'Duration of a slide in milliseconds',
    field_type: 'Number',
    default_value: 6000,
    attrs: { min: 2000, step: 500 },
  },
  { symbol: 'has_timer', label: 'Shows the seconds left', field_type: 'Bool', default_value: false },
  { symbol: 'has_banner', label: 'Shows the banner text', field_type: 'Bool', default_value: false },
  { symbol: 'banner_text', label: 'Banner text', field_type: 'String', translatable: true },
  {
    symbol: 'has_touch_devices_slides_limit',
    label: 'At most four slides on touch devices',
    field_type: 'Bool',
    default_value: true,
  },
  { symbol: 'has_wide_ratio', label: 'Wide pictures', field_type: 'Bool', default_value: false },
  { symbol: 'has_mxo', label: 'Words in the middle (MXO)', field_type: 'Bool', default_value: false },
  { symbol: 'is_ffi', label: 'Smaller titles (FFI)', field_type: 'Bool', default_value: false },
  { symbol: 'offer_key', label: 'Offer key', field_type: 'String' },
] as const satisfies readonly Field[];

const slideFields = [
  imageField,
  {
    symbol: 'high_layout_image',
    label: 'Image on screens that are higher than wide',
    field_type: 'Image',
    attrs: { withAlt: true, sizes: PICTURE_SIZES },
  },
  { symbol: 'info', label: 'Title', field_type: 'String', translatable: true },
  { symbol: 'description', label: 'Description', field_type: 'Text', translatable: true },
  { symbol: 'price', label: 'Price', field_type: 'String', translatable: true },
  { symbol: 'button_link', label: 'Button link', field_type: 'Link', translatable: true },
  {
    symbol: 'slide_duration_limit',
    label: 'Duration of this slide in milliseconds, 0 for that of the block',
    field_type: 'Number',
    default_value: 0,
    attrs: { min: 0, step: 500 },
  },
  {
    symbol: 'video_type',
    label: 'Video',
    field_type: 'Select',
    default_value: 'none',
    attrs: {
      options: [
        { label: 'None', value: 'none' },
        { label: 'Opens in a window', value: 'video' },
        { label: 'Plays behind the words', value: 'video_background' },
      ],
    },
  },
  { symbol: 'video_desktop', label: 'Video file', field_type: 'Film' },
  { symbol: 'video_mobile', label: 'Video file for narrow screens', field_type: 'Film' },
  {
    symbol: 'video_styles',
    label: 'A video behind the words',
    field_type: 'Select',
    default_value: 'cover',
    attrs: {
      options: [
        { label: 'Fills its slide', value: 'cover' },
        { label: 'Is seen whole', value: 'contain' },
      ],
    },
  },
  { symbol: 'video_bg', label: 'Image until the video plays', field_type: 'Image', attrs: { withAlt: false } },
  {
    symbol: 'timer_box_color',
    label: 'Color of the timer box',
    field_type: 'Select',
    default_value: 'dark-theme',
    attrs: {
      options: [
        { label: 'Dark', value: 'dark-theme' },
        { label: 'Light', value: 'light-theme' },
      ],
    },
  },
] as const satisfies readonly Field[];

/** What both hero carousels have in common: what editors fill in, and when its code comes. */
export const heroCarousel = {
  hydrate: 'idle',
  fields,
  field_groups_template: slideFields,
  max_field_groups: 30,
  version: 1,
} as const satisfies Partial<Template>;

/** Content of either hero carousel. */
export type HeroContent = ContentOf<Omit<Template, keyof typeof heroCarousel> & typeof heroCarousel>;

/** One picture needs no code; what moves by itself needs it without anybody coming. */
export function hydrateHero({ groups, is_autoplay }: HeroContent): Hydrate {
  const films = groups.map(({ video_type }) => video_type).filter((type) => type !== 'none');
  if (groups.length < 2 && films.length === 0) return 'never';
  const isMoving = (is_autoplay && groups.length > 1) || films.includes('video_background');
  return isMoving ? 'idle' : 'activity';
}
