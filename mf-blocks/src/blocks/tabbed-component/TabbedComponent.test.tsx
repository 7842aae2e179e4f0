import { blockProps } from '@showroom/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './TabbedComponent';

const content = examples['three tabs'];

beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn(async () => undefined) }));
afterEach(() => window.history.replaceState(null, '', '/'));

test('a tab shows its picture, its text and its link', async () => {
  render(<Component {...blockProps(content)} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Rock' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Rock' }));
  expect(panel.getByRole('img', { name: 'A sand-coloured Defender 90, from the side' })).toBeVisible();
  expect(panel.getByText(/finds its own grip/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'About crawling' })).toHaveAttribute('href', '/defender');
  expect(screen.getByText(/Up to 900 mm/)).not.toBeVisible();
});

test('a link to a tab opens it', () => {
  render(<Component {...blockProps(content)} />);
  act(() => {
    window.history.replaceState(null, '', '#sand');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('tabpanel', { name: 'Sand' })).toHaveTextContent('where others would change up');
});

test('a tab with nothing in it is not offered', () => {
  const empty = { ...content.groups[0], tab_label: 'Snow', tab_icon: '', tab_id: '', text: ' ', image: undefined };
  render(<Component {...blockProps({ ...content, groups: [...content.groups, { ...empty, link: undefined }] })} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Water', 'Rock', 'Sand']);
});
