import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { cleanHtml, cleanMarkdown } from './clean-html';

const ORIGINS = ['https://www.youtube.com'];

test.each([
  ['<p class="lead">Text <b>bold</b></p>', '<p class="lead">Text <b>bold</b></p>'],
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>p{color:red}</style><p style="position:fixed">Text</p>', '<p>Text</p>'],
  ['<svg onload=alert(1)><a href="x">Text</a></svg>', '<a href="x">Text</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href=" java\nscript:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href="/stock" target="_blank">Text</a>', '<a href="/stock" target="_blank" rel="noopener noreferrer">Text</a>'],
  ['<iframe src="https://evil.test/"></iframe>', ''],
  ['<iframe src="https://www.youtube.com:8443/"></iframe>', ''],
  ['<iframe src="http://www.youtube.com/embed/1"></iframe>', ''],
  ['<iframe src="/stock"></iframe>', ''],
  [
    '<iframe src="https://www.youtube.com/embed/1"></iframe>',
    '<iframe src="https://www.youtube.com/embed/1"></iframe>',
  ],
  ['<form action="https://evil.test"><input name="card"></form>', ''],
  ['<p id="root">Text</p>', '<p id="html-root">Text</p>'],
  ['<p id="html-sizes">Text</p>', '<p id="html-sizes">Text</p>'],
  ['<a href="#sizes">To sizes</a>', '<a href="#html-sizes">To sizes</a>'],
  ['<a href="#top">Up</a>', '<a href="#top">Up</a>'],
  ['<a href="/stock#sizes">Stock</a>', '<a href="/stock#sizes">Stock</a>'],
  ['<td headers="a b">1</td>', '<td headers="html-a html-b">1</td>'],
  ['<p data-block="x" data-slot-failed data-topic="y">Text</p>', '<p data-topic="y">Text</p>'],
  ['<form name="page-state"><input id="content"></form>Text', 'Text'],
  ['<video src="/film.mp4" autoplay></video>', '<video src="/film.mp4" controls preload="none"></video>'],
  [
    '<video poster="data:image/svg+xml,x" src="http://a.test/1.mp4"></video>',
    '<video controls preload="none"></video>',
  ],
  ['<img srcset="javascript:alert(1) 1x, /a.jpg 2x" alt="">', '<img srcset="/a.jpg 2x" alt="" />'],
  ['<main><p>Text</p></main>', '<div><p>Text</p></div>'],
  ['<base href="https://evil.test"><meta http-equiv="refresh" content="0">', ''],
])('%s is kept as %s', (html, cleaned) => {
  expect(cleanHtml(html, ORIGINS)).toBe(cleaned);
});

test('a link to a block of the page stays, and one to any other element of the site leads nowhere', () => {
  const html = '<a href="#models">A</a><a href="#content">B</a>';
  expect(cleanHtml(html, ORIGINS, new Set(['models']))).toBe('<a href="#models">A</a><a href="#html-content">B</a>');
});

test('where frames are checked elsewhere, those of any other site stay, and no others', () => {
  const html = '<iframe src="https://any.test/1"></iframe><iframe src="/stock"></iframe><iframe></iframe>';
  expect(cleanHtml(html, 'any')).toBe('<iframe src="https://any.test/1"></iframe>');
});

/** What editors write, each as HTML says it; nothing of it runs, restyles or names anything. */
const HARMLESS = [
  '<h2 id="html-sizes">Sizes</h2>',
  '<h3>A</h3><h4>B</h4><h5>C</h5><h6>D</h6>',
  '<hgroup><h2>A</h2><p>B</p></hgroup>',
  '<p>Text<br />more<wbr />again</p>',
  '<hr />',
  '<blockquote cite="https://example.com/a"><p>A</p></blockquote>',
  '<q cite="https://example.com/a">A</q>',
  '<pre><code>A</code></pre>',
  '<kbd>Ctrl</kbd>',
  '<samp>A</samp><var>x</var>',
  '<dfn>A</dfn>',
  '<abbr title="All-wheel drive">AWD</abbr>',
  '<b>A</b><strong>B</strong>',
  '<i>A</i><em>B</em>',
  '<u>A</u><s>B</s>',
  '<small>A</small>',
  'CO<sub>2</sub> m<sup>2</sup>',
  '<mark>A</mark>',
  '<cite>A</cite>',
  '<time datetime="2026-11-23">today</time>',
  '<del datetime="2026-11-23">A</del>',
  '<ins cite="/changes">A</ins>',
  '<data value="42">A</data>',
  '<bdi>A</bdi>',
  '<bdo dir="rtl">A</bdo>',
  '<ruby>A<rp>(</rp><rt>B</rt><rp>)</rp></ruby>',
  '<meter value="2" min="0" max="5">2 of 5</meter>',
  '<progress value="2" max="5">2 of 5</progress>',
  '<ul><li>A</li></ul>',
  '<ol start="3" reversed type="a"><li value="2">A</li></ol>',
  '<menu><li>A</li></menu>',
  '<dl><dt>A</dt><dd>B</dd></dl>',
  '<details open><summary>A</summary>B</details>',
  '<figure><img src="/a.jpg" alt="A" /><figcaption>B</figcaption></figure>',
  '<img src="https://example.com/a.jpg" alt="A" width="3" height="2" loading="lazy" decoding="async" />',
  '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" sizes="100vw" alt="" />',
  '<picture><source srcset="/a.webp" type="image/webp" media="(width &gt; 40em)" /><img src="/a.jpg" alt="" /></picture>',
  '<video src="/a.mp4" poster="/a.jpg" width="3" height="2" playsinline muted loop controls preload="none"></video>',
  '<video controls preload="metadata"><source src="/a.mp4" type="video/mp4" /><track src="/a.vtt" kind="captions" srclang="en" label="English" default /></video>',
  '<audio src="/a.mp3" controls preload="none"></audio>',
  '<iframe src="https://www.youtube.com/embed/1" width="3" height="2" allowfullscreen loading="lazy"></iframe>',
  '<section aria-labelledby="html-a"><h2 id="html-a">A</h2></section>',
  '<article>A</article>',
  '<aside>A</aside>',
  '<header>A</header><footer>B</footer>',
  '<nav aria-label="Contents"><a href="#html-a">A</a></nav>',
  '<address>A</address>',
  '<table><caption>A</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>',
  '<table><colgroup span="2"></colgroup><tr><th id="html-w" abbr="W">Weight</th></tr><tr><td headers="html-w" colspan="2">1</td></tr></table>',
  '<a href="/stock" hreflang="en">A</a>',
  '<a href="/a.pdf" download>A</a>',
  '<a href="tel:+441234">A</a><a href="mailto:a@example.com">B</a>',
  '<p lang="ar" dir="rtl">A</p>',
  '<p data-topic="range" title="A" translate="no">A</p>',
  '<p aria-describedby="html-n">A</p><span id="html-n" hidden>B</span>',
  '<div role="note" class="lead">A</div>',
];

test('fifty-six kinds of harmless HTML stay as they are', () => {
  expect(HARMLESS).toHaveLength(56);
  const changed = HARMLESS.map((html) => [html, cleanHtml(html, ORIGINS)]).filter(
    ([html, cleaned]) => html !== cleaned,
  );
  expect(changed).toEqual([]);
});

test.each([
  ['> A quote & more', '> A quote & more'],
  ['[Text](javascript:alert(1))', '[Text](#))'],
  ['[Text][1]\n\n[1]: javascript:alert(1)', '[Text][1]\n\n[1]: #)'],
  ['[Text](java&#115;cript:alert) <script>x</script>', '[Text](#) '],
  ['**Bold** [Stock](/stock)', '**Bold** [Stock](/stock)'],
])('the Markdown %s is kept as %s', (markdown, cleaned) => {
  expect(cleanMarkdown(markdown, ORIGINS)).toBe(cleaned);
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
  ...['video', 'source', 'ruby', 'section', 'id', 'data-block', 'poster', 'srcset', 'cite', 'aria-owns'],
  ...['onerror', 'onload', 'href', 'src', 'style', 'srcdoc', 'alert(1)', '<![CDATA[', ']]>', '<mi>', '<mglyph>', '\0'],
);

test('whatever is put together, a browser finds nothing that runs or restyles in it', () => {
  const { window } = new JSDOM('<div id="page"></div>');
  const page = window.document.getElementById('page');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
      if (page) page.innerHTML = cleanHtml(pieces.join(''), ORIGINS);
      for (const element of page?.querySelectorAll('*') ?? []) {
        expect(['SCRIPT', 'STYLE', 'SVG', 'MATH', 'OBJECT', 'EMBED', 'FORM', 'TEMPLATE']).not.toContain(
          element.tagName.toUpperCase(),
        );
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^style$|^srcdoc$|^data-block/);
          if (name === 'id') expect(value).toMatch(/^html-/);
          if (['href', 'src', 'srcset', 'poster', 'cite'].includes(name))
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
      const once = cleanHtml(pieces.join(''), ORIGINS);
      expect(cleanHtml(once, ORIGINS)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
