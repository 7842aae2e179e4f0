import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { examples } from './examples';
import { Component } from './SectionTabs';

const content = examples['three tabs'];
const panels = [
  [<p key="a">What it is like</p>, <p key="b">More of it</p>],
  [
    <h3 key="c" id="warranty">
      Warranty
    </h3>,
  ],
  [<p key="d">Owners write</p>],
];
const bare = { ...content, groups: content.groups.map((group) => ({ ...group, modal_title: '' })) };
const shown = (given = panels) => render(<Component {...blockProps(bare)} panels={given} />);
/** As in browsers that say when they are done. */
const scrollIntoView = jest.fn(async () => undefined);
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  scrollIntoView.mockClear();
  Object.assign(Element.prototype, { scrollIntoView });
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Follows a hash as a browser does. */
const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('a tab shows its blocks, and hides those of the others', async () => {
  shown();
  expect(screen.getByText('More of it')).toBeVisible();
  expect(screen.getByText('Owners write')).not.toBeVisible();
  await userEvent.click(tab('Owners'));
  expect(screen.getByRole('tabpanel', { name: 'Owners' })).toHaveTextContent('Owners write');
  expect(screen.getByText('More of it')).not.toBeVisible();
});

test('tabs are chosen by arrow keys, Home and End', async () => {
  shown();
  await userEvent.click(tab('Character'));
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Questions and answers')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(tab('Owners')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(screen.getByText('What it is like')).toBeVisible();
});

test('a tab without blocks is not offered, and without any block there are no tabs', () => {
  const { rerender, container } = shown([panels[0] ?? [], [], []]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Character']);
  rerender(<Component {...blockProps(bare)} panels={[[], [], []]} />);
  expect(container).toBeEmptyDOMElement();
});

test('what a tab tells besides opens over the page, with its picture and its link, and closes again', async () => {
  renderWithPlatform(<Component {...blockProps(content)} panels={panels} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const tested = within(screen.getByRole('tabpanel', { name: 'Character' })).getByText('How a Defender is tested');
  await userEvent.click(tested);
  const dialog = within(await screen.findByRole('dialog', { name: 'How a Defender is tested' }));
  expect(dialog.getByRole('img', { name: /sand-coloured Defender 90/ })).toBeVisible();
  expect(dialog.getByText(/^Seven months/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See every Defender' })).toHaveAttribute('href', '/stock');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the HTML of the server has all blocks, with the name of each tab for pages without code', () => {
  const html = renderToString(<Component {...blockProps(content)} panels={panels} />);
  for (const text of ['What it is like', 'Warranty', 'Owners write']) expect(html).toContain(text);
  expect(html).toContain('id="answers"');
});

describe('a link', () => {
  test.each([
    ['to a tab', '#answers', 'Warranty'],
    ['to something in a tab', '#warranty', 'Warranty'],
    ['to a tab without an id of its own', '#block-tab-3', 'Owners write'],
  ])('%s opens it and leads there, with the page and later', async (_, hash, text) => {
    window.history.replaceState(null, '', hash);
    const { unmount } = shown();
    expect(screen.getByText(text)).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    unmount();
    window.history.replaceState(null, '', '/');
    shown();
    expect(screen.getByText(text)).not.toBeVisible();
    goTo(hash);
    expect(screen.getByText(text)).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test('that was followed before opens its tab again', async () => {
    render(
      <>
        <a href="#warranty">To the warranty</a>
        <Component {...blockProps(content)} panels={panels} />
      </>,
    );
    goTo('#warranty');
    await userEvent.click(tab('Character'));
    expect(screen.getByText('Warranty')).not.toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'To the warranty' }));
    expect(screen.getByText('Warranty')).toBeVisible();
  });

  test.each(['#elsewhere', '#%E0%A4%A', ''])('to %s changes nothing', (hash) => {
    shown();
    goTo(hash || '/');
    expect(screen.getByText('What it is like')).toBeVisible();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
