import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { button, openPage, pageOf, press, titled } from './page-in-tests';

const THREE = pageOf(titled('b1', 1, 'One'), titled('b2', 2, 'Two'), titled('b3', 3, 'Three'));
const headings = () => screen.getAllByText(/^\d+\. /).map(({ textContent }) => textContent?.split(' – ')[1]);
const headingOf = (title: string) => {
  const heading = screen.getByText(new RegExp(` – ${title}$`)).closest('summary');
  if (!heading) throw new Error(`No block ${title}`);
  return heading;
};
const bar = (count: number) => within(screen.getByRole('group', { name: `${count} blocks are selected` }));

test('blocks that are ticked are removed together, and come back in one step', async () => {
  const { container } = await openPage(THREE);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1. Every field' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 3. Every field' }));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(bar(2).getByRole('button', { name: 'Remove' }));
  expect(headings()).toEqual(['Two']);
  expect(screen.queryByRole('group', { name: /selected/ })).toBeNull();
  await press('Undo');
  expect(headings()).toEqual(['One', 'Two', 'Three']);
});

test('headings pressed with Shift or Ctrl mark blocks and open none', async () => {
  await openPage(THREE);
  fireEvent.click(headingOf('Two'), { ctrlKey: true });
  fireEvent.click(headingOf('Three'), { shiftKey: true });
  expect(headingOf('Three').closest('details')).not.toHaveAttribute('open');
  await userEvent.click(bar(2).getByRole('button', { name: 'Move up' }));
  expect(headings()).toEqual(['Two', 'Three', 'One']);
  await userEvent.click(bar(2).getByRole('button', { name: 'Copy' }));
  expect(headings()).toEqual(['Two', 'Three', 'Two', 'Three', 'One']);
});

test('Shift with the arrow keys marks from heading to heading, Escape none', async () => {
  await openPage(THREE);
  headingOf('One').focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(headingOf('Two')).toHaveFocus();
  await userEvent.click(bar(2).getByRole('button', { name: 'Hide' }));
  expect(screen.getAllByText('Hidden')).toHaveLength(2);
  expect(button('Show 2. Every field')).toBeInTheDocument();
  headingOf('Two').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: /selected/ })).toBeNull();
});
