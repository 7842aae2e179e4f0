import { pageNumber } from './page-number';

test.each([
  ['', 1],
  ['?currentPage=3', 3],
  ['?currentPage=0', 1],
  ['?currentPage=-2', 1],
  ['?currentPage=2.5', 1],
  ['?currentPage=x', 1],
  ['?currentPage=99999999999', 1],
])('"%s" asks for page %d', (query, page) => {
  expect(pageNumber(new URL(`https://site.test/news${query}`), 'currentPage')).toBe(page);
});
