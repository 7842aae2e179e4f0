import { link, pictures } from '../examples/examples';

/** Pictures with words, for the examples of content blocks. */
export const exampleContents = [
  {
    image: pictures.shortDefender,
    title: 'Ready for any ground',
    title_size: 'm',
    text: '<p>Terrain Response reads what is under the wheels and sets the car for it.</p>',
    link: link('More about capability', '/defender', 'tertiary'),
  },
  {
    image: pictures.rangeRover,
    title: 'Quiet inside',
    title_size: 'm',
    text: '<p>Active noise cancellation makes room for a conversation, or for none at all.</p>',
    link: link('More about comfort', '/range-rover', 'tertiary'),
  },
  {
    image: pictures.discovery,
    title: 'Seven seats, all of them real',
    title_size: 'm',
    text: '<p>Adults sit well in the third row too. Fold the seats from your phone when you load.</p>',
    link: link('More about space', '/discovery', 'tertiary'),
  },
] as const;
