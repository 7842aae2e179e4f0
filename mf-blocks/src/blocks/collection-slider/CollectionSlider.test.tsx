import type { ContentOf } from '@showroom/contracts/blocks/template';
import { listCollection } from '@showroom/contracts/calls/collection';
import { answerTo, fakeClient } from '@showroom/shared-ui/fake-client';
import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { Component, load } from './CollectionSlider';
import { examples } from './examples';
import type { template } from './template';

const written = examples['five things'];
const fed = examples['what the feed has'];
const thing = { label: 'AED 240', image: '', image_hover: '', url: 'https://shop.test/1', button: '' };

test('things stand side by side, with links that say what they are about', () => {
  renderWithPlatform(<Component {...blockProps(written)} />);
  const slider = screen.getByRole('region', { name: 'Made for the road' });
  expect(within(slider).getAllByRole('listitem')).toHaveLength(5);
  expect(within(slider).getByRole('link', { name: 'To the shop Weekend bag' })).toHaveAttribute(
    'href',
    'https://shop.example/bag',
  );
});

test('the second picture says nothing to those who cannot see it', () => {
  renderWithPlatform(<Component {...blockProps(written)} />);
  expect(screen.getAllByRole('img')).toHaveLength(5);
});

describe('without things of its own', () => {
  const found = {
    data: [{ id: '1-1', type: 'collection_item' as const, attributes: { ...thing, name: 'Scarf' } }],
    meta: { total: 3, page: 2, pages: 3, items: 2 },
  };
  async function show(
    content: ContentOf<typeof template>,
    answer: Parameters<typeof answerTo<typeof listCollection>>[1],
  ) {
    const client = fakeClient(answerTo(listCollection, answer));
    const platform = testPlatform({ market: 'ae', locale: 'en-AE', client });
    const url = new URL('https://site.test/?collectionPage=2');
    const data = await load({ platform, url, content, signal: new AbortController().signal });
    renderWithPlatform(<Component {...blockProps(content, data)} />);
    return { data, asked: client.sends.map(({ input }) => input) };
  }

  test('shows a page of what the feed has, and leads to its other pages', async () => {
    const { asked } = await show(fed, found);
    expect(asked).toEqual([
      { query: { market: 'ae', collection: 'winter', limit: '2', lang: 'en', grouped: 'true', page: '2' } },
    ]);
    expect(screen.getByRole('link', { name: 'Read more Scarf' })).toHaveAttribute('href', 'https://shop.test/1');
    const pages = screen.getByRole('navigation', { name: 'This winter' });
    expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\?collectionPage=3#/),
    );
  });

  test('shows the first page alone where its pages are not wanted', async () => {
    const { asked } = await show({ ...fed, show_pagination: false, market: 'MENA' }, found);
    expect(asked).toMatchObject([{ query: { page: '1', feed_market: 'MENA' } }]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('keeps its place empty when the feed cannot be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { data } = await show(fed, new Error('away'));
    expect(data.degraded).toBe(true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalled();
  });

  test('asks for nothing without the name of a collection', async () => {
    expect((await show({ ...fed, collection: ' ' }, found)).asked).toEqual([]);
  });
});
