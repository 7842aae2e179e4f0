import fc from 'fast-check';
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

test('whatever is chosen part by part ends with a picture that can be shown', () => {
  const choices = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
  fc.assert(
    fc.property(choices, (chosen) => {
      let text = '';
      for (const choice of chosen) {
        const paths: readonly string[] = continuationsOf(text);
        text = paths[choice % paths.length] ?? '';
      }
      expect(isWholePicture(text)).toBe(true);
    }),
  );
});

test('what goes on begins with what stands there already', () => {
  const [kind = ''] = continuationsOf('');
  const [body = ''] = continuationsOf(kind);
  expect(body.startsWith(kind)).toBe(true);
  expect(continuationsOf(`${body}pink/`).every((path) => path.startsWith(body))).toBe(true);
});
