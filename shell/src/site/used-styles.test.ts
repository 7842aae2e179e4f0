/** @jest-environment node */
import { restyled } from '../render/restyled';
import { splitStyles } from './used-styles';

const PAGE =
  '<html lang="en-GB"><body><main class="list wide" data-room="1440"><p class="card md:card">A car</p></main></body></html>';

/** What a page uses, from which the page itself makes all of it again. */
function usedStyles(css: string, html: string): string {
  const { used, all, patch } = splitStyles(css, html);
  expect(restyled(used, patch)).toBe(all);
  return used;
}

test.each([
  ['a rule of a class that is there', '.card{color:red}', '.card{color:red}'],
  ['a rule of elements', 'p:hover{color:red}', 'p:hover{color:red}'],
  ['text that names no element', '@font-face{font-family:A}@layer a,b;', '@font-face{font-family:A}@layer a,b;'],
  [
    'an animation that is used',
    '.card{animation:in 1s}@keyframes in{0%{opacity:0}}',
    '.card{animation:in 1s}@keyframes in{0%{opacity:0}}',
  ],
  [
    'a custom property that is used',
    ':root{--line:red;--a:var(--line)}.card{color:var(--a)}',
    ':root{--line:red;--a:var(--line)}.card{color:var(--a)}',
  ],
  ['what only a state needs', '.card:not(.gone){color:red}', '.card:not(.gone){color:red}'],
  ['one of several below', '.list:has(.gone,.card){color:red}', '.list:has(.gone,.card){color:red}'],
  ['a language of the page', ':root:lang(en) .card{color:red}', ':root:lang(en) .card{color:red}'],
  ['an attribute of the page', '.list[data-room="1440"]{color:red}', '.list[data-room="1440"]{color:red}'],
  ['what browsers set', '.card[open]:hover{color:red}', '.card[open]:hover{color:red}'],
  [
    'what the page sets by itself',
    ':root[data-appearance=dark]{color:red}.card[data-stored-count]{top:0}',
    ':root[data-appearance=dark]{color:red}.card[data-stored-count]{top:0}',
  ],
  ['a font of its characters', '@font-face{unicode-range:u+00??,u+0131}', '@font-face{unicode-range:u+00??,u+0131}'],
  ['escaped names', String.raw`.md\:card{color:red}`, String.raw`.md\:card{color:red}`],
  ['rules within rules', '.card{color:red;& b{color:blue}}', '.card{color:red;& b{color:blue}}'],
])('%s stays', (_what, css, expected) => expect(usedStyles(css, PAGE)).toBe(expected));

test.each([
  ['a rule of a class that is not there', '.dialog{color:red}', ''],
  ['a class below one that is', '.card .dialog{color:red}', ''],
  ['another language', ':root:lang(ar) .card{color:red}', ''],
  ['another value of an attribute', '.list[data-room="1520"]{color:red}', ''],
  ['an attribute that only scripts set', '.card[aria-invalid=true]{color:red}', ''],
  ['what needs an element below that is not there', ':root:has(.dialog:popover-open){color:red}', ''],
  ['a font of other characters', '@font-face{unicode-range:u+0301,u+0400-045f}', ''],
  ['an unused animation', '@keyframes in{0%{opacity:0}}', ''],
  ['an unused custom property', ':root{--line:red;color:red}', ':root{color:red}'],
  ['one selector of several', '.dialog,.card,.card.open{color:red}', '.card{color:red}'],
  [
    'rules in blocks, and blocks without any',
    '@layer a{.dialog{top:0}.card{top:1px}}@media (width>=40rem){.dialog{top:0}}',
    '@layer a{.card{top:1px}}',
  ],
])('%s goes', (_what, css, expected) => expect(usedStyles(css, PAGE)).toBe(expected));

test('what is sent is the rest, however the used rules lie between the others', () => {
  const css = '.gone{top:0}.card,.dialog{top:1px}p{top:2px}@media print{.gone{top:3px}p{top:4px}}.last{top:5px}';
  const { used, all, patch } = splitStyles(css, PAGE);
  expect(used).toBe('.card{top:1px}p{top:2px}@media print{p{top:4px}}');
  expect(all).toBe(css);
  expect(patch).toEqual([
    -14,
    '.gone{top:0}.card,.dialog{top:1px}',
    'p{top:2px}@media print{'.length,
    '.gone{top:3px}',
    'p{top:4px}}'.length,
    '.last{top:5px}',
  ]);
});

test('rules that are not those of the page are left as they are', () => {
  const { used, patch } = splitStyles('.card{top:0}.gone{top:0}', PAGE);
  expect(restyled(`${used} `, patch)).toBeUndefined();
});
