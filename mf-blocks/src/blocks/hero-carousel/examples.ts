import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const slide = {
  high_layout_image: undefined,
  price: '',
  slide_duration_limit: 0,
  video_type: 'none',
  video_desktop: undefined,
  video_mobile: undefined,
  video_bg: undefined,
  timer_box_color: 'dark-theme',
} as const;

const slides = [
  {
    ...slide,
    image: pictures.defenderDesert,
    info: 'Defender, all the way',
    description: 'From the school run to the salt flats.',
    button_link: link('Explore Defender', '/defender'),
  },
  {
    ...slide,
    image: pictures.rangeRoverCity,
    info: 'Range Rover Sport',
    description: 'Presence, without raising its voice.',
    price: 'From € 96,400',
    button_link: link('See the stock', '/stock'),
  },
  {
    ...slide,
    image: pictures.discoveryCoast,
    info: 'Seven of you, one car',
    description: '',
    button_link: undefined,
    timer_box_color: 'light-theme',
    slide_duration_limit: 9000,
  },
] as const;

const VIDEO = {
  image: pictures.defenderDesert,
  info: 'Defender, all the way',
  description: 'Two minutes on the salt flats.',
  button_link: undefined,
  video_type: 'video',
  video_desktop: {
    src: '/media/films/defender-110.webm',
    title: 'Defender on salt',
    description: 'A green Defender 110 turns on a stage.',
    poster: pictures.defenderDesert,
  },
} as const;

const block = {
  is_autoplay: true,
  slide_duration: 6000,
  has_timer: false,
  has_banner: false,
  banner_text: '',
  has_touch_devices_slides_limit: true,
  has_wide_ratio: false,
  has_mxo: false,
  is_ffi: false,
  offer_key: '',
} as const;

export const examples = {
  'three slides': { ...block, groups: slides },
  'with timer and banner, wide': {
    ...block,
    has_timer: true,
    has_banner: true,
    banner_text: 'Only until the end of the month',
    has_wide_ratio: true,
    is_ffi: true,
    groups: slides,
  },
  'one slide with a video': {
    ...block,
    has_mxo: true,
    groups: [{ ...slide, ...VIDEO }],
  },
} satisfies Examples<typeof template>;
