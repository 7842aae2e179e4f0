import { linksOfHtml, linksOfMarkdown, sourcesOfHtml, sourcesOfMarkdown } from './html-sources';

const named = (sources: ReturnType<typeof sourcesOfHtml>) => sources.map(({ kind, address }) => `${kind} ${address}`);

test.each([
  ['<p>Text <a href="https://a.test/">link</a></p>', []],
  ['<IMG SRC="https://a.test/1.jpg?a=1&amp;b=2">', ['picture https://a.test/1.jpg?a=1&b=2']],
  [
    '<img src="/1.jpg" srcset="https://a.test/1,w_2.jpg 1x,\n https://b.test/2.jpg 2x">',
    ['picture /1.jpg', 'picture https://a.test/1,w_2.jpg', 'picture https://b.test/2.jpg'],
  ],
  [
    '<picture><source srcset="https://a.test/1.webp"><img src="/1.jpg"></picture>',
    ['picture https://a.test/1.webp', 'picture /1.jpg'],
  ],
  [
    '<video src="//a.test/1.mp4" poster="https://b.test/1.jpg"><track src="/1.vtt"></video>',
    ['film //a.test/1.mp4', 'picture https://b.test/1.jpg', 'film /1.vtt'],
  ],
  ['<audio><source src=" https://a.test/1.mp3 "></audio>', ['film https://a.test/1.mp3']],
  ['<div><iframe src="https://a.test/embed"></iframe></div>', ['frame https://a.test/embed']],
  ['<img src=""><iframe></iframe>', []],
])('a page that shows %s loads %j', (html, sources) => {
  expect(named(sourcesOfHtml(html))).toEqual(sources);
});

test.each([
  ['[link](https://a.test/1.jpg)', []],
  ['![A car](https://a.test/1.jpg "A car") and [link](https://b.test/)', ['picture https://a.test/1.jpg']],
  ['![A car](<https://a.test/1.jpg>)', ['picture https://a.test/1.jpg']],
  ['![A car][Car]\n\n[car]: https://a.test/1.jpg', ['picture https://a.test/1.jpg']],
  ['![car]\n\n[car]: https://a.test/1.jpg', ['picture https://a.test/1.jpg']],
  ['[car]\n\n[car]: https://a.test/', []],
  ['**A** <iframe src="https://a.test/embed"></iframe>', ['frame https://a.test/embed']],
])('a page that shows the Markdown %s loads %j', (markdown, sources) => {
  expect(named(sourcesOfMarkdown(markdown))).toEqual(sources);
});

test('links of HTML and of Markdown are found, pictures are none', () => {
  expect(linksOfHtml('<p><A HREF=" /offers?a=1&amp;b=2 ">Offers</a><a name="x">x</a><img src="/1.jpg"></p>')).toEqual([
    '/offers?a=1&b=2',
  ]);
  const markdown = '[Offers](/offers "All") ![A car](/1.jpg) [![A car](/1.jpg)](</stock>) <a href="/news">News</a>';
  expect(linksOfMarkdown(markdown)).toEqual(['/offers', '/stock', '/news']);
});
