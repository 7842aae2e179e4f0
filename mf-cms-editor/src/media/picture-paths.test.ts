import { continuationsOf, isWholePicture } from './picture-paths';

test.each([
  ['', '/media/heroes/'],
  ['/media/heroes/', '/media/heroes/defender-110/'],
  ['/media/heroes/def', '/media/heroes/defender-110/'],
  ['/media/heroes/defender-110/', '/media/heroes/defender-110/pangea-green/'],
  ['/media/heroes/defender-110/pangea-green/', '/media/heroes/defender-110/pangea-green/desert'],
  ['/media/vehicles/defender-110/pangea-green/', '/media/vehicles/defender-110/pangea-green/front'],
])('"%s" can go on as %s', (text, expected) => {
  expect(continuationsOf(text)).toContain(expected);
});

test.each([
  ['/media/heroes/defender-110/pangea-green/desert', true],
  ['https://example.com/a.jpg', true],
  ['/media/heroes/defender-110', false],
  ['javascript:alert(1)', false],
])('whether %s can be shown: %s', (text, expected) => {
  expect(isWholePicture(text)).toBe(expected);
});
