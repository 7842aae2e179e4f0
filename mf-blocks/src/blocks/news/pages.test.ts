import { pageOfItems } from './pages';

test.each([
  [1, 2, { items: ['a', 'b'], page: 1, pages: 3 }],
  [3, 2, { items: ['e'], page: 3, pages: 3 }],
  [9, 2, { items: ['e'], page: 3, pages: 3 }],
  [1, 0, { items: ['a'], page: 1, pages: 5 }],
])('page %d at %d a page', (page, perPage, expected) => {
  expect(pageOfItems(['a', 'b', 'c', 'd', 'e'], page, perPage)).toEqual(expected);
});
