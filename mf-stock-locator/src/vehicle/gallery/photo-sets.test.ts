import type { Photo } from '@showroom/contracts/entities/vehicle';
import { inSequence, photoSets } from './photo-sets';

const photo = (sequence: number): Photo => ({
  sequence,
  alt: `Photo ${sequence}`,
  big_path: `/${sequence}-big`,
  medium_path: `/${sequence}-medium`,
  quarter_hd_path: `/${sequence}-quarter`,
  hd_path: `/${sequence}-hd`,
  full_path: `/${sequence}-full`,
});
const photos = [photo(30), photo(4), photo(12)];

test('photos stand in the order of their sequence', () => {
  expect(inSequence(photos).map(({ sequence }) => sequence)).toEqual([4, 12, 30]);
});

test('there are four sets of photos, one for each size', () => {
  expect(photoSets(photos)).toEqual({
    normal: ['/4-big', '/12-big', '/30-big'],
    medium: ['/4-medium', '/12-medium', '/30-medium'],
    hd: ['/4-hd', '/12-hd', '/30-hd'],
    quarter_hd: ['/4-quarter', '/12-quarter', '/30-quarter'],
  });
});
