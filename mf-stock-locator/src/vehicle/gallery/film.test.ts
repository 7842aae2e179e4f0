import { filmOf } from './film';

test.each([
  ['/media/films/defender.mp4', 'own'],
  ['https://films.example/defender.mp4', 'foreign'],
  ['//films.example/defender.mp4', 'foreign'],
  ['javascript:alert(1)', undefined],
  ['mailto:film@example.com', undefined],
  ['  ', undefined],
  [null, undefined],
])('the film %p is %p', (address, kind) => expect(filmOf(address)?.kind).toBe(kind));
