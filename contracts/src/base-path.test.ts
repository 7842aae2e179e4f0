import { basePath, htmlWithBasePath, setBasePath, withBasePath, withoutBasePath } from './base-path';

afterEach(() => setBasePath('https://cars.example'));

test('a site that has its host for itself has no base path, and its addresses stay', () => {
  setBasePath('https://cars.example/');
  expect(basePath()).toBe('');
  expect(withBasePath('/stock')).toBe('/stock');
  expect(withoutBasePath('/stock')).toBe('/stock');
});

describe('below a path of its host', () => {
  beforeEach(() => setBasePath('https://maker.example/cars/'));

  test.each([
    ['/', '/cars'],
    ['/stock?page=2', '/cars/stock?page=2'],
    ['/carsharing', '/cars/carsharing'],
    ['/media/a.webp', '/cars/media/a.webp'],
  ])('%s stands at %s', (path, address) => {
    expect(withBasePath(path)).toBe(address);
    expect(withoutBasePath(address)).toBe(path);
  });

  test.each([
    '/cars',
    '/cars/stock',
    '/cars?page=2',
    '//elsewhere.example/a',
    'https://elsewhere.example/',
    '#top',
    '',
  ])('the address %s stays as it is', (address) => expect(withBasePath(address)).toBe(address));

  test('links, pictures and forms in the HTML of editors lead below it', () => {
    const html =
      '<a class="x" href="/news">News of /news</a><img src="/media/a.webp"><a href="https://a.example/b">b</a>';
    expect(htmlWithBasePath(html)).toBe(
      '<a class="x" href="/cars/news">News of /news</a><img src="/cars/media/a.webp"><a href="https://a.example/b">b</a>',
    );
  });

  test('the path of the home page is a slash, with whatever follows', () => {
    expect(withoutBasePath('/cars')).toBe('/');
    expect(withoutBasePath('/cars?page=2')).toBe('/?page=2');
  });
});
