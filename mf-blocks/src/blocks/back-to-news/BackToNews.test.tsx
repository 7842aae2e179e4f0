import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { storeVisitedPage } from '../../kits/news/visited-pages';
import { Component } from './BackToNews';
import { examples } from './examples';

const show = (options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  renderWithPlatform(<Component {...blockProps(examples['below an article'])} />, options);

beforeEach(() => localStorage.clear());

test('an article leads back to the first page of the news for whoever has seen none', () => {
  show();
  expect(screen.getByRole('link', { name: 'Back to News Section' })).toHaveAttribute('href', '/news');
});

test('whoever has seen a page of the list comes back to it, in each list to its own', () => {
  storeVisitedPage('/news', 3);
  storeVisitedPage('/press', 2);
  show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news?currentPage=3');
});

test('the first page needs no parameter, and what is stored and no list counts as nothing', () => {
  storeVisitedPage('/news', 1);
  const { unmount } = show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news');
  unmount();
  localStorage.setItem('visitedNewsPages', '{"path":"/news"}');
  show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news');
});

test('label and link are those of the setting, in the language of the page', () => {
  storeVisitedPage('/press', 2);
  const back = { label: { 'en-GB': 'To the press room' }, link: '/press' };
  show({ settings: { 'news.back_button': back } });
  expect(screen.getByRole('link', { name: 'To the press room' })).toHaveAttribute('href', '/press?currentPage=2');
});
