import { contentFor } from '@showroom/contracts/blocks/content';
import { blockProps, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { examples } from './examples';
import { Component, load } from './SingleOffer';
import { template } from './template';

const content = { ...examples['an offer'], start_date: '2026-12-01', end_date: '2026-12-31' };
const settings = { 'website.timezone': 'Asia/Tokyo' };
const loaded = (given: typeof content) =>
  load({
    platform: testPlatform({ settings }),
    url: new URL('https://site.example/'),
    content: given,
    signal: new AbortController().signal,
  });

afterEach(() => jest.useRealTimers());
const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant) });

// Midnight in Tokyo is 15:00 by Greenwich.
test.each([
  ['2026-11-30T15:00:00Z', false],
  ['2026-11-30T15:00:01Z', true],
  ['2026-12-31T14:59:59Z', true],
  ['2026-12-31T15:00:00Z', false],
])('at %s the server shows it by the clock of the website: %p', async (instant, isShown) => {
  at(instant);
  expect((await loaded(content)).isShown).toBe(isShown);
});

test.each([
  ['has ended since is taken away', '2027-01-02T12:00:00Z', true, 0],
  ['has begun since is shown', '2026-12-02T12:00:00Z', false, 1],
])('in a page that the server kept, an offer that %s', (_, now, isShown, offers) => {
  at(now);
  renderWithPlatform(<Component {...blockProps(content, { isShown, until: '' })} />, { settings });
  expect(screen.queryAllByRole('article')).toHaveLength(offers);
});

test('a price stands behind its label, and one of nothing is not shown', () => {
  at('2026-12-02T12:00:00Z');
  const { unmount } = renderWithPlatform(<Component {...blockProps(content, undefined)} />);
  expect(screen.getByText('From').parentElement).toHaveTextContent(/^From .*48,900/);
  unmount();
  renderWithPlatform(<Component {...blockProps({ ...content, price: 0 }, undefined)} />);
  expect(screen.queryByText('From')).not.toBeInTheDocument();
});

test('the last day is written in the language of the page; what is no day limits nothing', async () => {
  at('2026-12-02T12:00:00Z');
  const { until } = await loaded(content);
  renderWithPlatform(<Component {...blockProps(content, { isShown: true, until })} />);
  expect(screen.getByText('Valid until 31 December 2026')).toBeVisible();
  expect(await loaded({ ...content, start_date: '1.12.2027', end_date: 'soon' })).toEqual({
    isShown: true,
    until: '',
  });
});

test('an offer without anything to say is nothing', () => {
  const empty = { ...content, ...contentFor(template, {}), link: undefined };
  const { container } = renderWithPlatform(<Component {...blockProps({ ...empty, price: 5 }, undefined)} />);
  expect(container).toBeEmptyDOMElement();
});
