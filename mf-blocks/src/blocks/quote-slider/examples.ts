import type { Examples } from '../../kits/examples/examples';
import type { template } from './template';

export const examples = {
  'four quotations': {
    title: 'What drivers say',
    alignment: 'left',
    theme: 'page',
    groups: [
      {
        quote: 'It took us to the hut, the snow took the road, and it took us back.',
        author: 'Mara Lindqvist',
        author_position: 'Defender 110',
      },
      {
        quote: 'Six hundred kilometres, and the children asked whether we could go on.',
        author: 'Tomás Rey',
        author_position: 'Discovery',
      },
      {
        quote: 'The quietest room that I own has four wheels.',
        author: 'Aiko Watanabe',
        author_position: 'Range Rover',
      },
      { quote: 'Charged by breakfast, every day.', author: 'Petro Hnatiuk', author_position: 'Jaguar I-PACE' },
    ],
  },
  'one quotation': {
    title: 'What others say',
    alignment: 'center',
    theme: 'light',
    groups: [{ quote: 'Simply the car that stays.', author: '', author_position: '' }],
  },
} satisfies Examples<typeof template>;
