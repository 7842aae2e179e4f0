import { exampleForm } from '@showroom/shared-ui/form-examples';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './ExpandedEntryForm';
import { examples } from './examples';

const content = examples['three forms, two in sight on phones'];
const data = ['Contact us', 'Book a test drive', 'Book a service'].map((title, index) => ({
  form: { ...exampleForm({ title }), id: `form-${index}` },
}));

beforeEach(() => window.history.replaceState(null, '', '/'));

test('tabs choose a form, and each keeps what was typed', async () => {
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  const user = userEvent.setup();
  expect(screen.getByRole('form', { name: 'Contact us' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Jane');
  await user.click(screen.getByRole('tab', { name: 'Book a test drive' }));
  expect(screen.getByRole('form', { name: 'Book a test drive' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Contact us' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Contact us' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
});

test('a tab has the icon that was chosen, and none that is no icon', () => {
  const groups = content.groups.map((tab, index) => (index === 0 ? { ...tab, icon: 'no-such-icon' } : tab));
  renderWithPlatform(<Component {...blockProps({ ...content, groups }, data)} />);
  const icons = screen.getAllByRole('tab').map((tab) => tab.querySelectorAll('svg').length);
  expect(icons).toEqual([0, 1, 1]);
});

test('the anchor id of a tab in the hash opens it', () => {
  renderWithPlatform(<Component {...blockProps(content, data)} />);
  window.history.replaceState(null, '', '/#service');
  Element.prototype.scrollIntoView = () => {};
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(screen.getByRole('form', { name: 'Book a service' })).toBeVisible();
});

test('on phones tabs above the limit wait behind a button, unless one of them is open', async () => {
  const { container } = renderWithPlatform(<Component {...blockProps(content, data)} />);
  const section = container.querySelector('.expanded-entry-form');
  const more = screen.getByRole('button', { name: 'More' });
  expect(section).toHaveClass('expanded-entry-form-limit-2');
  await userEvent.click(more);
  expect(section).not.toHaveClass('expanded-entry-form-limit-2');
  await userEvent.click(screen.getByRole('tab', { name: 'Book a service' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(section).not.toHaveClass('expanded-entry-form-limit-2');
});

test('a tab whose form the market does not have is left out', () => {
  renderWithPlatform(<Component {...blockProps(content, [{ form: undefined }, ...data.slice(1)])} />);
  expect(screen.queryByRole('tab', { name: 'Contact us' })).not.toBeInTheDocument();
  expect(screen.getByText('We use your details to answer you, and delete them afterwards.')).toBeVisible();
});
