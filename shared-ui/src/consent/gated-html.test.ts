import { gateFrames } from './gated-html';

const TEXTS = { hidden: 'Hidden & kept', change: 'Change' };
const NOTE =
  '<span class="ui-consent-note"><span>Hidden &amp; kept</span><a class="ui-link" href="#cookie-settings">Change</a></span>';

/** What browsers would load of it. */
function loadedBy(html: string): readonly string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('iframe[src]')].map((frame) => frame.getAttribute('src') ?? '');
}

test.each(['<p>Text</p>', '<a href="/iframe">A</a>', ''])('HTML without frames is left as it is: %s', (html) => {
  expect(gateFrames(html, TEXTS)).toBe(html);
});

test('a frame keeps all but its address, which waits beside it', () => {
  const html = '<p><iframe title="A film" src="https://a.test/1?a=1&amp;b=2" allowfullscreen width="640"></iframe></p>';
  expect(gateFrames(html, TEXTS)).toBe(
    `<p><span class="ui-consent-frame"><iframe title="A film" data-consent-src="https://a.test/1?a=1&amp;b=2" allowfullscreen width="640"></iframe>${NOTE}</span></p>`,
  );
});

test.each([
  '<iframe src="https://a.test/1"></iframe><p>Text</p><iframe src="https://a.test/2"></iframe>',
  '<iframe title="a src=" src="https://a.test/1"></iframe>',
  '<iframe src="https://a.test/1">Text</iframe>',
  '<iframe data-src="b" src="https://a.test/1" ></iframe>',
])('no frame is left with an address that would be loaded: %s', (html) => {
  expect(loadedBy(html)).not.toEqual([]);
  expect(loadedBy(gateFrames(html, TEXTS))).toEqual([]);
});

test('an address that an editor wrote as waiting stands behind the one that was checked', () => {
  const gated = gateFrames('<iframe data-consent-src="https://b.test/" src="https://a.test/"></iframe>', TEXTS);
  expect(gated).toContain('<iframe data-consent-src="https://a.test/">');
});
