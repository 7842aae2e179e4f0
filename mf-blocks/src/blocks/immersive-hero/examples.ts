import { type Examples, link, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const block = {
  title: 'Silence has a shape',
  title_tag: '1',
  subtitle: 'Range Rover, at the hour when the city is quiet.',
  buttons: [link('Explore Range Rover', '/range-rover'), link('See the stock', '/stock', 'secondary')],
  content_placement: 'left-middle',
  buttons_placement: 'inline',
  has_mxo: false,
  image: pictures.rangeRover,
  video_desktop: undefined,
  video_mobile: undefined,
  has_native_video: false,
  video_time: 5000,
  is_autoplay: true,
  is_overlay: false,
  has_scroll_to: true,
  scroll_to: '',
  theme: 'dark',
} as const;

const film = {
  src: '/media/films/defender-110.webm',
  title: 'Defender on salt',
  description: 'A green Defender 110 turns on a stage.',
  poster: pictures.defender,
} as const;

export const examples = {
  'a picture': block,
  'a film, words at the bottom, a row for each button': {
    ...block,
    title: 'Nothing but horizon',
    subtitle: 'Two minutes on the salt flats, without a cut.',
    content_placement: 'left-bottom',
    buttons_placement: 'row',
    image: undefined,
    video_desktop: film,
    has_native_video: true,
    is_overlay: true,
  },
  'a film that waits, words at the top, light': {
    ...block,
    content_placement: 'left-top',
    image: pictures.velar,
    video_desktop: film,
    is_autoplay: false,
    has_scroll_to: false,
    theme: 'light',
  },
  'in the middle, in Arabic': {
    ...block,
    title: 'للصمت شكل',
    subtitle: 'رينج روڤر، في الساعة التي تهدأ فيها المدينة.',
    buttons: [link('اكتشف رينج روڤر', '/range-rover')],
    content_placement: 'middle',
    has_mxo: true,
    image: pictures.rangeRoverSport,
  },
} satisfies Examples<typeof template>;
