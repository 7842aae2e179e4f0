import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component, load } from './News';

const content = examples['two pages and quick links'];
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a teaser has its day in the page’s language and a link that says what it is about', () => {
  renderWithPlatform(<Component {...blockProps(examples['three teasers'])} />);
  expect(screen.getByText('12 May 2026')).toHaveAttribute('datetime', '2026-05-12');
  expect(screen.getByRole('link', { name: 'Read more Discovery on the Atlantic road' })).toHaveAttribute(
    'href',
    '/news/atlantic-road',
  );
});

test('a date that is no day is left out', () => {
  const [teaser] = content.groups;
  if (!teaser) throw new Error('There is no teaser.');
  const { container } = render(
    <Component {...blockProps({ ...content, groups: [{ ...teaser, date: 'next week' }] })} />,
  );
  expect(container.querySelector('time')).toBeNull();
});

test('the page of the address is shown, with its place among the pages', async () => {
  const url = new URL('https://site.test/news?currentPage=2');
  const page = await load({ platform: testPlatform(), url, content, signal: new AbortController().signal });
  render(<Component {...blockProps(content, page)} />);
  expect(titles()).toContain('A Defender for the mountain rescue');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?currentPage=1#content');
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('no news is said in the words of the editor', () => {
  render(<Component {...blockProps(examples['no news'])} />);
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible();
  expect(screen.getByText('We have not found any news')).toBeVisible();
});

test('quick links stand in their order or the other way round', () => {
  const order = () =>
    screen.getAllByRole('link', { name: /^(See the stock|Find a retailer)$/ }).map(({ textContent }) => textContent);
  const { rerender } = render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  expect(order()).toEqual(['See the stock', 'Find a retailer']);
  rerender(<Component {...blockProps({ ...content, quick_links_is_reversed: true })} />);
  expect(order()).toEqual(['Find a retailer', 'See the stock']);
});
