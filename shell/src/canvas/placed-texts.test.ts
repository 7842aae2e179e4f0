/** @jest-environment jsdom */
import type { CanvasText } from '@showroom/contracts/host/canvas-messages';
import { placedTexts, withLine } from './placed-texts';

const text = (symbol: string, value: string, kind: CanvasText['kind'] = 'line'): CanvasText => ({
  place: { block: 'b1', symbol },
  label: symbol,
  kind,
  value,
});

function block(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const foundIn = (html: string, ...texts: readonly CanvasText[]) =>
  placedTexts(block(html), texts).map(({ place, element, lineIndex }) => [
    place.symbol,
    element.outerHTML,
    ...(lineIndex === undefined ? [] : [lineIndex]),
  ]);

test('a text is found by what it says, however it is laid out, in the order of the page', () => {
  const html =
    '<section><h2> All\n offers</h2><a href="/stock"><svg><title>x</title></svg><span>See them</span></a></section>';
  expect(foundIn(html, text('link', 'See them'), text('title', 'All offers'))).toEqual([
    ['title', '<h2> All\n offers</h2>'],
    ['link', '<span>See them</span>'],
  ]);
});

test('several lines are one text where the page breaks them', () => {
  expect(foundIn('<p>One<br>Two</p>', text('text', 'One\nTwo', 'lines'))).toHaveLength(1);
});

test('texts that say the same are known by their order, as far as each has its place', () => {
  const [one, other] = [text('one', 'More'), text('other', 'More')];
  expect(foundIn('<b>More</b><i>More</i>', one, other)).toEqual([
    ['one', '<b>More</b>'],
    ['other', '<i>More</i>'],
  ]);
  expect(foundIn('<b>More</b><i>More</i><u>More</u>', one, other)).toEqual([]);
  expect(foundIn('<b>More</b><i>More</i>', one)).toHaveLength(2);
});

test('what a page makes of a text, and what stands in other blocks, is not found', () => {
  const html = '<p>from € 5</p><div class="page-block"><p>Inside</p></div>';
  expect(foundIn(html, text('price', '€ 5'), text('inside', 'Inside'))).toEqual([]);
});

test('of HTML each line is a text, and another one changes nothing else', () => {
  const html = '<h3>Terms</h3><p>Until <b>May</b> only</p><ul><li>One</li><li>Two</li></ul>';
  expect(foundIn(`<div>${html}</div>`, text('body', html, 'html'))).toEqual([
    ['body', '<h3>Terms</h3>', 0],
    ['body', '<b>May</b>', 1],
    ['body', '<li>One</li>', 2],
    ['body', '<li>Two</li>', 3],
  ]);
  expect(withLine(html, 3, 'Three & more')).toBe(html.replace('Two', 'Three &amp; more'));
});
