import { type Examples, pictures } from '../../kits/examples/examples';
import type { template } from './template';

const block = { title_tag: '2', title_size: 'xl' } as const;

export const examples = {
  'film above three pictures': {
    ...block,
    title: 'A day without a plan',
    img_video_grid: 'video-top',
    disable_autoplay: false,
    video: {
      src: '/media/films/defender-110.webm',
      title: 'Defender, all the way',
      description: 'A green Defender 110 turns on a stage.',
      poster: pictures.defender,
    },
    image_1: pictures.shortDefender,
    image_2: pictures.discovery,
    image_3: pictures.rangeRover,
    theme: 'page',
  },
  'two pictures above a film that waits, dark': {
    ...block,
    title: '',
    img_video_grid: 'video-bottom',
    disable_autoplay: true,
    video: {
      src: '/media/films/range-rover.webm',
      title: 'Range Rover, once around',
      poster: pictures.rangeRover,
    },
    image_1: pictures.rangeRoverSport,
    image_2: undefined,
    image_3: pictures.velar,
    theme: 'dark',
  },
  'one picture': {
    ...block,
    title: '',
    img_video_grid: 'video-top',
    disable_autoplay: false,
    video: undefined,
    image_1: undefined,
    image_2: pictures.jaguar,
    image_3: undefined,
    theme: 'light',
  },
} satisfies Examples<typeof template>;
