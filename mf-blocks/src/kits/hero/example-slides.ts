import { link, pictures } from '../examples/examples';

const slide = {
  high_layout_image: undefined,
  price: '',
  slide_duration_limit: 0,
  video_type: 'none',
  video_desktop: undefined,
  video_mobile: undefined,
  video_styles: 'cover',
  video_bg: undefined,
  timer_box_color: 'dark-theme',
} as const;

/** Slides of either hero carousel. */
export const exampleSlides = [
  {
    ...slide,
    image: pictures.defender,
    info: 'Defender, all the way',
    description: 'From the school run to the salt flats.',
    button_link: link('Explore Defender', '/defender'),
  },
  {
    ...slide,
    image: pictures.rangeRoverSport,
    info: 'Range Rover Sport',
    description: 'Presence, without raising its voice.',
    price: 'From € 96,400',
    button_link: link('See the stock', '/stock'),
  },
  {
    ...slide,
    image: pictures.discovery,
    info: 'Seven of you, one car',
    description: '',
    button_link: undefined,
    timer_box_color: 'light-theme',
    slide_duration_limit: 9000,
  },
] as const;

/** A slide with a video that opens in a window. */
export const exampleFilmSlide = {
  ...slide,
  image: pictures.defender,
  info: 'Defender, all the way',
  description: 'Two minutes on the salt flats.',
  button_link: undefined,
  video_type: 'video',
  video_desktop: {
    src: '/media/films/defender-110.webm',
    title: 'Defender on salt',
    description: 'A green Defender 110 turns on a stage.',
    poster: pictures.defender,
  },
} as const;

/** What is said of either hero carousel as a whole. */
export const exampleBlock = {
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
