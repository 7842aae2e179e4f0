import type { Field } from './template';

/** Level of a block's title: H1 to H6. */
export const titleTag = {
  symbol: 'title_tag',
  label: 'Title tag',
  field_type: 'Select',
  default_value: '2',
  attrs: {
    options: [
      { label: 'H1', value: '1' },
      { label: 'H2', value: '2' },
      { label: 'H3', value: '3' },
      { label: 'H4', value: '4' },
      { label: 'H5', value: '5' },
      { label: 'H6', value: '6' },
    ],
  },
} as const satisfies Field;

/** Size of a block's title, whatever its level. */
export const titleSize = {
  symbol: 'title_size',
  label: 'Title size',
  field_type: 'Select',
  default_value: 'xl',
  attrs: {
    options: [
      { label: 'XS', value: 'xs' },
      { label: 'S', value: 's' },
      { label: 'M', value: 'm' },
      { label: 'L', value: 'l' },
      { label: 'XL', value: 'xl' },
    ],
  },
} as const satisfies Field;

/** The title of a block, with its level and its size. */
export const titleFields = [
  { symbol: 'title', label: 'Title', field_type: 'String', translatable: true },
  titleTag,
  titleSize,
] as const satisfies readonly Field[];

/** Colours of a block: those of its page, or its own. */
export const colorTheme = {
  symbol: 'theme',
  label: 'Color theme',
  field_type: 'Select',
  default_value: 'page',
  attrs: {
    options: [
      { label: 'As the page', value: 'page' },
      { label: 'Light', value: 'light' },
      { label: 'Dark', value: 'dark' },
    ],
  },
} as const satisfies Field;

/** Colours of a block that stands out from its page. */
export const ownTheme = {
  symbol: 'theme',
  label: 'Color theme',
  field_type: 'Select',
  default_value: 'dark',
  attrs: {
    options: [
      { label: 'Dark', value: 'dark' },
      { label: 'Light', value: 'light' },
    ],
  },
} as const satisfies Field;

/** Where a text or its buttons stand in the line. */
export const alignment = {
  symbol: 'alignment',
  label: 'Alignment',
  field_type: 'Select',
  default_value: 'left',
  attrs: {
    options: [
      { label: 'Left', value: 'left' },
      { label: 'Center', value: 'center' },
      { label: 'Right', value: 'right' },
    ],
  },
} as const satisfies Field;

/** Sizes in which the media library keeps pictures of blocks. */
export const PICTURE_SIZES = ['1600x900', '1024x576', '640x360'] as const;

/** The picture of a block or of a group. */
export const imageField = {
  symbol: 'image',
  label: 'Image',
  field_type: 'Image',
  attrs: { withAlt: true, sizes: PICTURE_SIZES },
} as const satisfies Field;

/** The model that something is about. */
export const carKey = {
  symbol: 'car_key',
  label: 'Car key, such as defender-110',
  field_type: 'String',
  attrs: { max_length: 64 },
} as const satisfies Field;

/** What stands above a list of engines. */
export const engineLabel = {
  symbol: 'engine_label',
  label: 'Label of the list of engines',
  field_type: 'String',
  translatable: true,
} as const satisfies Field;

/** What a link to a tab ends with, behind `#`. */
export const tabId = {
  symbol: 'tab_id',
  label: 'Id for links to the tab',
  field_type: 'String',
  attrs: { max_length: 64 },
} as const satisfies Field;

/** What search engines may know of a business, by the names of https://schema.org. */
export const businessFields = [
  { symbol: 'description', label: 'Description', field_type: 'Text', translatable: true },
  { symbol: 'keywords', label: 'Keywords, with commas between them', field_type: 'String', translatable: true },
  { symbol: 'opening_hours', label: 'Opening hours, a line each: Mo-Fr 09:00-18:00', field_type: 'Text' },
  { symbol: 'payment_accepted', label: 'Payment accepted', field_type: 'String', translatable: true },
  { symbol: 'price_range', label: 'Price range', field_type: 'String' },
  { symbol: 'address', label: 'Address', field_type: 'Text' },
  { symbol: 'latitude', label: 'Latitude', field_type: 'Number', attrs: { min: -90, max: 90 } },
  { symbol: 'longitude', label: 'Longitude', field_type: 'Number', attrs: { min: -180, max: 180 } },
  { symbol: 'contact_info', label: 'Contact: [{"type", "value"}]', field_type: 'Json' },
  {
    symbol: 'offers_info',
    label: 'Offers: [{"category", "description", "url"}]',
    field_type: 'Json',
    translatable: true,
  },
] as const satisfies readonly Field[];
