import { layeredCss } from './layered-css';

test.each([
  ['.a::before { content: "}" } /* } */', '.a::before { content: "}" } /**/'],
  [
    '.a\n\n  .b,\t.a/* or */.b {\n  width: calc((1px + 2px) * 2);\n}',
    '.a .b, .a/**/.b { width: calc((1px + 2px) * 2); }',
  ],
  ['.a { background: url(data:image/svg+xml,{) }', '.a { background: url(data:image/svg+xml,{) }'],
  ['.a\\{ { color: red\\9 }', '.a\\{ { color: red\\9 }'],
  ['@layer ui, remotes; @layer ui { .a { color: red } }', '@layer ui, remotes; @layer ui { .a { color: red } }'],
  ['@media (width > 1px) { .a { color: red } }', '@media (width > 1px) { .a { color: red } }'],
  ['', ''],
])('%j stands inside the layer of remotes', (css, kept) => {
  expect(layeredCss(css)).toBe(`@layer remotes{${kept}}\n`);
});

test.each([
  '@charset "utf-8";',
  '@import url("https://evil.test/a.css");',
  '@import url(https://evil.test/a.css) layer(ui) supports(display: grid);',
  '@IMPORT "https://evil.test/a.css" screen;',
  '@\\69mport "https://evil.test/a.css";',
  '@import "https://evil.test/{;}";',
  '@import { .b { color: blue } }',
  '@namespace svg url(http://www.w3.org/2000/svg);',
])('what stands only at the beginning of a style sheet is dropped: %s', (rule) => {
  expect(layeredCss(`${rule}.a { color: red }`)).toBe('@layer remotes{ .a { color: red }}\n');
});

test('what is dropped brings nothing together that would hide a bracket', () => {
  expect(layeredCss('/@import "a";* { */ } body { color: red }')).toBe(
    '@layer remotes{/ * { */ } body { color: red }}\n',
  );
});

test.each([
  ['a layer that is closed early', '.a { } } body { display: none }'],
  ['a layer that is closed early and opened again', '.a { } } body { display: none } .b {'],
  ['a bracket behind a NUL', '.a { } \0url(/*) {( */ )} } body { color: red }'],
  ['a closed layer inside a value', '.a { --b: ( } ) } body { display: none } .b { --c: ( } ) }'],
  ['an open rule', '.a {'],
  ['an open bracket', '.a { width: calc(1px }'],
  ['an open comment', '.a { } /* body'],
  ['an open string', ".a { content: '} } body { color: red }"],
  ['a string that a line ends', ".a { content: '\n} } body { color: red } .b { content: '\n}"],
  ['an open address', '.a { background: url(a.png'],
  ['an address with a blank', '.a { background: url(a b.png) }'],
  ['an open address with a blank', '.a { background: url(a b.png } } body { color: red }'],
  ['an escape of what comes next', '.a { } \\'],
])('%s is refused', (_, css) => {
  expect(() => layeredCss(css)).toThrow('do not match');
});

test.each(['(', '{', '[', 'a{', ':is(', 'calc('])('no depth of %s is too much', (bracket) => {
  expect(() => layeredCss(bracket.repeat(60_000))).toThrow('do not match');
});
