import { MARKETS } from '@showroom/contracts/markets';
import { pageAddress } from '@showroom/shared-ui/page-address';
import { adaptedLinks, adaptLinks } from './links';
import { filled } from './placeholders';
import { purified } from './purified';

const retailer = { name: 'Müller & "Söhne" <b>', url: 'https://retailer.example/?a=1&b=2' };

test.each([
  ['<b>{retailer_name}</b>', '<b>Müller &amp; &quot;Söhne&quot; &lt;b&gt;</b>'],
  ['<a title="{retailer_name}">A</a>', '<a title="Müller &amp; &quot;Söhne&quot; &lt;b&gt;">A</a>'],
  ['<a href="{retailer_url}">A</a>', '<a href="https://retailer.example/?a=1&amp;b=2">A</a>'],
  ['<a href="/find?name={retailer_name}">A</a>', `<a href="/find?name=${encodeURIComponent(retailer.name)}">A</a>`],
  [
    '{retailer_url} twice {retailer_url}',
    'https://retailer.example/?a=1&amp;b=2 twice https://retailer.example/?a=1&amp;b=2',
  ],
  ['<b>{unknown}</b>', '<b>{unknown}</b>'],
])('%s becomes %s', (html, expected) => {
  expect(filled(html, retailer)).toBe(expected);
});

test.each([
  ['an address that would run', { name: 'A', url: 'javascript:alert(1)' }],
  ['a name that would run in the place of an address', { name: 'javascript:alert(1)', url: '/' }],
])('%s does not', (_, hostile) => {
  const html = filled('<a href="{retailer_url}">A</a><a href="{retailer_name}">B</a>', hostile);
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a')) expect(link.protocol).not.toBe('javascript:');
});

test('text that looks like a replacement pattern stays as it is', () => {
  expect(filled('<b>{retailer_name}</b>', { name: "$& $1 $'", url: '/' })).toBe('<b>$&amp; $1 $&#39;</b>');
});

const page = (address: string, locale = 'en-AE') =>
  pageAddress({ market: MARKETS.ae, locale }, new URL(address, 'http://ae.site.test'));

test.each([
  ['/stock', 'en-AE', '<a href="/stock">A</a>', '<a aria-current="page" href="/stock">A</a>'],
  ['/stock?page=2', 'en-AE', '<a href="/stock/">A</a>', '<a aria-current="page" href="/stock/">A</a>'],
  ['/stock', 'en-AE', '<a href="/stock?states=new">A</a>', '<a href="/stock?states=new">A</a>'],
  ['/ar/stock', 'ar-AE', '<a href="/stock">A</a>', '<a href="/stock">A</a>'],
  [
    '/stock?page=2&utm_source=x',
    'en-AE',
    '<a href="/ar" hreflang="ar-AE">A</a>',
    '<a href="/ar/stock?page=2" hreflang="ar-AE">A</a>',
  ],
  [
    '/ar/stock',
    'ar-AE',
    '<a class="x" href="/" hreflang="en-AE">A</a>',
    '<a class="x" href="/stock" hreflang="en-AE">A</a>',
  ],
  [
    '/?a=%22%3E&b=1',
    'en-AE',
    '<a href="/ar" hreflang="ar-AE">A</a>',
    '<a href="/ar?a=%22%3E&amp;b=1" hreflang="ar-AE">A</a>',
  ],
])('on %s (%s) %s becomes %s', (address, locale, html, expected) => {
  expect(adaptedLinks(html, page(address, locale))).toBe(expected);
  document.body.innerHTML = html;
  adaptLinks(document.body, page(address, locale));
  const template = document.createElement('template');
  template.innerHTML = expected;
  expect(document.body.firstElementChild?.isEqualNode(template.content.firstElementChild)).toBe(true);
});

test('the mark of the present page moves with it', () => {
  document.body.innerHTML = '<a href="/stock" aria-current="page">A</a><a href="/news">B</a>';
  adaptLinks(document.body, page('/news'));
  expect(document.querySelector('[aria-current]')?.textContent).toBe('B');
});

test('HTML that is injected in the browser is cleaned there once more', () => {
  const hostile =
    '<p id="naas-a" onclick="x()" style="color:red">A</p><script>x()</script><iframe src="/"></iframe><svg><a/></svg>' +
    '<a href="javascript:x()">B</a><button type="button" popovertarget="naas-menu">C</button><details name="naas-p"><summary>D</summary></details>';
  expect(purified(hostile)).toBe(
    '<p id="naas-a">A</p><a>B</a><button type="button" popovertarget="naas-menu">C</button><details name="naas-p"><summary>D</summary></details>',
  );
});
