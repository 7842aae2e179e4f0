import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { cleanHtml, cleanMarkdown } from './clean-html';

const HOSTS = ['www.youtube.com'];

test.each([
  ['<p class="lead">Text <b>bold</b></p>', '<p class="lead">Text <b>bold</b></p>'],
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>p{color:red}</style><p style="position:fixed">Text</p>', '<p>Text</p>'],
  ['<svg onload=alert(1)><a href="x">Text</a></svg>', '<a href="x">Text</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href=" java\nscript:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href="/stock" target="_blank">Text</a>', '<a href="/stock" target="_blank" rel="noopener noreferrer">Text</a>'],
  ['<iframe src="https://evil.test/"></iframe>', ''],
  [
    '<iframe src="https://www.youtube.com/embed/1"></iframe>',
    '<iframe src="https://www.youtube.com/embed/1"></iframe>',
  ],
  ['<form action="https://evil.test"><input name="card"></form>', ''],
  ['<p id="root">Text</p>', '<p>Text</p>'],
  ['<base href="https://evil.test"><meta http-equiv="refresh" content="0">', ''],
])('%s is kept as %s', (html, cleaned) => {
  expect(cleanHtml(html, HOSTS)).toBe(cleaned);
});

test.each([
  ['> A quote & more', '> A quote & more'],
  ['[Text](javascript:alert(1))', '[Text](#))'],
  ['[Text][1]\n\n[1]: javascript:alert(1)', '[Text][1]\n\n[1]: #)'],
  ['[Text](java&#115;cript:alert) <script>x</script>', '[Text](#) '],
  ['**Bold** [Stock](/stock)', '**Bold** [Stock](/stock)'],
])('the Markdown %s is kept as %s', (markdown, cleaned) => {
  expect(cleanMarkdown(markdown, HOSTS)).toBe(cleaned);
});

const parts = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '`',
    '=',
    ' ',
    '&',
    '&lt;',
    '&#x6a;',
    'javascript:',
    'data:text/html,',
    '<!--',
    '-->',
  ],
  ...['script', 'svg', 'math', 'style', 'iframe', 'a', 'img', 'p', 'noscript', 'template', 'title', 'textarea'],
  ...['onerror', 'onload', 'href', 'src', 'style', 'srcdoc', 'alert(1)', '<![CDATA[', ']]>', '<mi>', '<mglyph>', '\0'],
);

test('whatever is put together, a browser finds nothing that runs or restyles in it', () => {
  const { window } = new JSDOM('<div id="page"></div>');
  const page = window.document.getElementById('page');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
      if (page) page.innerHTML = cleanHtml(pieces.join(''), HOSTS);
      for (const element of page?.querySelectorAll('*') ?? []) {
        expect(['SCRIPT', 'STYLE', 'SVG', 'MATH', 'OBJECT', 'EMBED', 'FORM', 'TEMPLATE']).not.toContain(
          element.tagName.toUpperCase(),
        );
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^style$|^srcdoc$|^id$/);
          if (name === 'href' || name === 'src')
            expect(value.replace(/[\0- ]/g, '')).not.toMatch(/^(javascript|data|vbscript):/i);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
      const once = cleanHtml(pieces.join(''), HOSTS);
      expect(cleanHtml(once, HOSTS)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
