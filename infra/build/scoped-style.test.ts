import { createRequire } from 'node:module';

const scopedStyle: (source: string) => string = createRequire(import.meta.url)('./scoped-style.cjs');

test('a style sheet holds within the element of a parcel alone, which is its root', () => {
  const css = '@layer tokens { :root, .white-theme { --line: red; } } @layer remotes, ui;';
  const made = scopedStyle(css).replaceAll(/\s+/g, ' ');
  expect(made).toBe('@scope (.showroom-parcel) { :scope, .white-theme { --line: red; } }');
});

test('what a scope cannot hold stands outside of it, imports first', () => {
  const css =
    '@import "./a.css"; a { animation: in 1s; } @layer ui { @keyframes in { from { opacity: 0; } } } @font-face { src: url(a); }';
  const made = scopedStyle(css).replaceAll(/\s+/g, ' ');
  expect(made).toMatch(
    /^@import "\.\/a\.css"; ?@keyframes in \{ from \{ opacity: 0; \} \} ?@font-face \{ src: url\(a\); \} ?@scope \(\.showroom-parcel\) ?\{ ?a \{ animation: in 1s; \} ?\}$/,
  );
});

test('a style sheet of imports alone makes no empty scope', () => {
  expect(scopedStyle('@import "./a.css";')).toBe('@import "./a.css"');
});
