import { nameplateCode } from './nameplate';

test.each([
  ['f-pace', 'x761'],
  ['F-PACE', 'x761'],
  ['i-pace', 'x590'],
  ['f-type', 'x152'],
  ['xe', 'x760'],
  ['XF', 'x260'],
  ['e-pace', 'e-pace'],
  ['XJ', 'xj'],
  ['L663', 'l663'],
  ['constructor', 'constructor'],
])('the nameplate code "%s" is "%s"', (code, mapped) => expect(nameplateCode(code)).toBe(mapped));
