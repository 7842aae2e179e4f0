import { socialImage } from './whole-address';

const SIDE = '/media/vehicles/range-rover/firenze-red/side';

test.each([
  ['/media/heroes/defender-110/pangea-green/dusk', '/media/heroes/defender-110/pangea-green/dusk-1600x840.jpeg'],
  [SIDE, `${SIDE}-1600x840.jpeg`],
  [`${SIDE}-640x360.webp`, `${SIDE}-1600x840.jpeg`],
  ['/media/films/desert.webm', '/media/films/desert.webm'],
  ['https://pictures.test/a.jpg', 'https://pictures.test/a.jpg'],
  ['', ''],
])('the picture of a link to %s is %s', (address, shown) => expect(socialImage(address)).toBe(shown));
