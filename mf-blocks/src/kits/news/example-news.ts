import type { NewsItem } from '@showroom/contracts/entities/news-item';
import { pictures } from '../examples/examples';

/** What a list of news shows while no API runs. */
export const exampleNews: readonly NewsItem[] = [
  {
    id: 'river-crossing',
    type: 'news_item',
    attributes: {
      title: 'Ninety centimetres of water, and dry feet',
      text: 'How a camera below the mirrors reads the depth of a river.',
      date: '2026-06-09',
      url: '/news/river-crossing',
      picture: pictures.shortDefender.src,
    },
  },
  {
    id: 'quiet-cabin',
    type: 'news_item',
    attributes: {
      title: 'A cabin as quiet as a library',
      text: 'Microphones in the wheel arches listen for what the road says.',
      date: '2026-05-26',
      url: '/news/quiet-cabin',
      picture: pictures.rangeRoverSport.src,
    },
  },
];
