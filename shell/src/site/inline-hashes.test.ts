/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineHashes } from './inline-hashes';

const NONCE = 'bm9uY2Utb2YtdGhlLXJlbmRlcg';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts and styles of the render are named by what stands in them, and the page has no nonce any more', () => {
  const html = `<style data-href="a" nonce="${NONCE}">p{}</style><p>Größe</p><script nonce="${NONCE}" id="s">go(1<2)</script>`;
  expect(inlineHashes(html, NONCE)).toEqual({
    text: '<style data-href="a">p{}</style><p>Größe</p><script id="s">go(1<2)</script>',
    sources: { script: [hashOf('go(1<2)')], style: [hashOf('p{}')] },
  });
});

test('what stands in the page without its nonce is named by nothing, and what stands there twice once', () => {
  const html = `<script>alert(1)</script><style>b{}</style><script nonce="${NONCE}">a</script><script nonce="${NONCE}">a</script>`;
  expect(inlineHashes(html, NONCE).sources).toEqual({ script: [hashOf('a')], style: [] });
});

test('a script is hashed as a browser reads it', () => {
  const { sources } = inlineHashes(`<script nonce="${NONCE}">a\r\nb\rc\0</script>`, NONCE);
  expect(sources.script).toEqual([hashOf('a\nb\nc\ufffd')]);
});

test.each([
  [
    'a script with an address, which only a nonce lets in',
    `<script nonce="${NONCE}" src="https://x.test/a.js"></script>`,
  ],
  ['the nonce anywhere else', `<p>${NONCE}</p>`],
])('a page with %s is refused', (_what, html) => {
  expect(() => inlineHashes(html, NONCE)).toThrow(/^A cached page /);
});
