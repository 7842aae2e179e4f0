/** @jest-environment node */
import { usedStyles } from './used-styles';

const PAGE = '<body><main class="list wide"><p class="card md:card">A car</p></main></body>';

test.each([
  ['a rule of a class that is there', '.card{color:red}', '.card{color:red}'],
  ['a rule of elements', 'p:hover{color:red}', 'p:hover{color:red}'],
  ['text that names no element', '@font-face{font-family:A}@layer a,b;', '@font-face{font-family:A}@layer a,b;'],
  [
    'keyframes, which no selector names',
    '@keyframes in{from{opacity:0}to{opacity:1}}',
    '@keyframes in{from{opacity:0}to{opacity:1}}',
  ],
  ['what only a state needs', '.card:not(.gone):has(.note){color:red}', '.card:not(.gone):has(.note){color:red}'],
  ['escaped names', String.raw`.md\:card{color:red}`, String.raw`.md\:card{color:red}`],
  ['rules within rules', '.card{color:red;& b{color:blue}}', '.card{color:red;& b{color:blue}}'],
])('%s stays', (_what, css, expected) => expect(usedStyles(css, PAGE)).toBe(expected));

test.each([
  ['a rule of a class that is not there', '.dialog{color:red}', ''],
  ['a class below one that is', '.card .dialog{color:red}', ''],
  ['one selector of several', '.dialog,.card,.card.open{color:red}', '.card{color:red}'],
  [
    'rules in blocks, and blocks without any',
    '@layer a{.dialog{top:0}.card{top:1px}}@media (width>=40rem){.dialog{top:0}}',
    '@layer a{.card{top:1px}}',
  ],
])('%s goes', (_what, css, expected) => expect(usedStyles(css, PAGE)).toBe(expected));
