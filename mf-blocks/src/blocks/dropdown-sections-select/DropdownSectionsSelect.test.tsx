import { blockProps } from '@showroom/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Component } from './DropdownSectionsSelect';
import { examples } from './examples';

const content = examples['three options'];
const panels = [[<p key="a">Our stock</p>], [<p key="b">Book a service</p>, <p key="c">Your warranty</p>], []];
const shown = (given = content) => render(<Component {...blockProps(given)} panels={panels} />);
const list = () => screen.getByRole('combobox', { name: 'What brings you here' });

beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn(async () => undefined) }));
afterEach(() => window.history.replaceState(null, '', '/'));

test('an option shows its blocks and hides those of the others; another one can be chosen', async () => {
  shown();
  expect(screen.getByText('Our stock')).not.toBeVisible();
  await userEvent.selectOptions(list(), 'I own one');
  expect(screen.getByText('Your warranty')).toBeVisible();
  await userEvent.selectOptions(list(), 'I am looking for a vehicle');
  expect(screen.getByText('Our stock')).toBeVisible();
  expect(screen.getByText('Your warranty')).not.toBeVisible();
});

test('clearing hides all, and leaves the cursor at the list', async () => {
  shown();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.selectOptions(list(), 'I own one');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('Your warranty')).not.toBeVisible();
  expect(list()).toHaveFocus();
  expect(list()).toHaveDisplayValue('Please choose');
});

test('without a text of its own the button says what it does', async () => {
  shown({ ...content, clear_text: ' ' });
  await userEvent.selectOptions(list(), 'I own one');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});

test('an option whose blocks are not on the page is not offered; without any there is no list', () => {
  const { rerender, container } = shown();
  expect(screen.queryByRole('option', { name: 'My company drives' })).not.toBeInTheDocument();
  rerender(<Component {...blockProps(content)} panels={[[], [], []]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a link to an option chooses it', () => {
  shown();
  act(() => {
    window.history.replaceState(null, '', '#owning');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(list()).toHaveDisplayValue('I own one');
  expect(screen.getByText('Book a service')).toBeVisible();
});

test('the HTML of the server has all blocks, with the name of each option for pages without code', () => {
  const html = renderToString(<Component {...blockProps(content)} panels={panels} />);
  for (const text of ['Our stock', 'Book a service', 'I own one']) expect(html).toContain(text);
});
