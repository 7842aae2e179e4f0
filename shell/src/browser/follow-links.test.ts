import { MARKETS } from '@showroom/contracts/markets';
import { createBrowserRouter } from '@showroom/shared-ui/router';
import { atMoment } from '../federation/deferred';
import { followLinks } from './follow-links';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router;
let stop: () => void;

function open(path: string, basename = '/'): void {
  window.history.replaceState(null, '', path);
  router = createBrowserRouter([{ path: '*', element: null }], { basename });
  stop = followLinks(router, basename, MARKETS.ae);
}

afterEach(() => {
  stop();
  router.dispose();
  document.body.innerHTML = '';
});

/** Clicks a link and says whether the shell took the click from the browser. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-click]') ?? document.querySelector('a');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Behind everybody else: jsdom cannot leave the page.
  const browser = (late: Event) => late.preventDefault();
  let taken = false;
  const watch = (late: Event) => {
    taken = late.defaultPrevented;
    browser(late);
  };
  window.addEventListener('click', watch, { once: true });
  target?.dispatchEvent(event);
  return taken;
}

const path = () => window.location.pathname + window.location.search + window.location.hash;

describe('a plain click on a link of the site is a navigation of the router', () => {
  test.each([
    ['<a href="/stock?page=2#list">', '/stock?page=2#list'],
    ['<a href="used">', '/range-rover/used'],
    ['<a href="/stock" target="_self">', '/stock'],
    ['<a href="/stock" hreflang="en-AE">', '/stock'],
    ['<a href="/article">', '/article'],
    ['<a href="/cms-news">', '/cms-news'],
    ['<a href="/mediathek">', '/mediathek'],
    ['<a href="/range-rover/sport?x=1#price">', '/range-rover/sport?x=1#price'],
    ['<a href="/stock"><span><b data-click>Stock</b></span></a>', '/stock'],
  ])('%s', (html, expected) => {
    document.documentElement.lang = 'en-AE';
    open('/range-rover/sport');
    expect(click(html)).toBe(true);
    expect(path()).toBe(expected);
  });
});

test.each([
  ['/cms', '/admin/leads', true],
  ['/cms/pages/1', '/cms', true],
  ['/', '/cms', false],
  ['/cms-news', '/cms', false],
])('from %s to %s whoever is signed in goes on without another document: %s', (from, to, isTaken) => {
  open(from);
  expect(click(`<a href="${to}">`)).toBe(isTaken);
});

test('a click into HTML whose code is still to come is followed, although React stops it on its way', () => {
  open('/range-rover/sport');
  document.body.innerHTML = '<div id="waiting"><a href="/stock">Stock</a></div>';
  const frame = document.getElementById('waiting');
  if (!frame) throw new Error('no frame');
  void atMoment('interaction', frame, () => new Promise(() => undefined));
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(path()).toBe('/stock');
});

describe('everything else is left to the browser', () => {
  test.each([
    ['a new tab', '<a href="/stock" target="_blank">'],
    ['a download', '<a href="/prices.pdf" download>'],
    ['another origin', '<a href="https://example.test/stock">'],
    ['an e-mail address', '<a href="mailto:a@example.test">'],
    ['a phone number', '<a href="tel:+123">'],
    ['a script address', '<a href="javascript:void 0">'],
    ['a link without an address', '<a>'],
    ['a button', '<button data-click>'],
    ['a heading of this page', '<a href="#price">'],
    ['a heading of this page by its whole path', '<a href="/range-rover/sport#price">'],
    ['another language', '<a href="/ar/stock" hreflang="ar-AE">'],
    ['another language that does not say so', '<a href="/ar/stock">'],
    ['the home page of another language', '<a href="/ar">'],
    ['the editor', '<a href="/cms">'],
    ['the administration', '<a href="/admin/leads">'],
    ['a preview', '<a href="/disabled-preview/stock">'],
    ['sign-in', '<a href="/auth/login">'],
    ['the API', '<a href="/platform/settings">'],
    ['a picture', '<a href="/media/vehicles/defender-90.webp">'],
    ['the gallery', '<a href="/gallery">'],
  ])('%s', (_, html) => {
    document.documentElement.lang = 'en-AE';
    open('/range-rover/sport');
    const navigate = jest.spyOn(router, 'navigate');
    expect(click(html)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click with %s', (_, init) => {
    open('/');
    expect(click('<a href="/stock">', init)).toBe(false);
  });

  test('a click that somebody else handled already', () => {
    open('/');
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const navigate = jest.spyOn(router, 'navigate');
    click('<a href="/stock">');
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('under the prefix of a second language', () => {
  test('links within it stay in the document', () => {
    open('/ar/range-rover', '/ar');
    expect(click('<a href="/ar/stock?page=2">')).toBe(true);
    expect(path()).toBe('/ar/stock?page=2');
    expect(click('<a href="/ar">')).toBe(true);
    expect(path()).toBe('/ar');
  });

  test.each(['/stock', '/', '/article', '/ar/cms', '/ar/gallery', '/media/x.webp'])(
    '%s is a document of the server',
    (href) => {
      open('/ar/range-rover', '/ar');
      expect(click(`<a href="${href}">`)).toBe(false);
    },
  );
});

test('the first navigation is announced, so that what waits with its code starts', () => {
  open('/');
  const heard = jest.fn();
  window.addEventListener('showroom:navigate', heard, { once: true });
  click('<a href="/stock">');
  expect(heard).toHaveBeenCalledTimes(1);
});
