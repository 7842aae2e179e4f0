import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';
import { pageWindow } from './page-window';

test.each([
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [5, 12, '1 … 4 5 6 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [12, 12, '1 … 11 12'],
])('at page %d of %d stand %s', (page, pages, shown) => {
  expect(
    pageWindow(page, pages)
      .map((entry) => entry.page ?? '…')
      .join(' '),
  ).toBe(shown);
});

test('every page has an address, which begins at its top, and the one at hand is marked', () => {
  render(<Pagination page={2} pages={3} hrefFor={(page) => `/stock?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/stock?page=1#content');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/stock?page=3#content');
});

test('the ends have no way beyond them, and one page needs no list', () => {
  const { rerender, container } = render(<Pagination page={1} pages={2} hrefFor={String} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  rerender(<Pagination page={1} pages={1} hrefFor={String} />);
  expect(container).toBeEmptyDOMElement();
});
