import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog } from '../editor-in-tests';
import { everyField } from '../examples';
import { fill, firstSent, offering, openPage, press, saveDraft } from './page-in-tests';

const items = () => screen.getAllByRole('group', { name: /^Item \d+$/ }).length;

test('rows of a table become items in one step, by the names of their columns', async () => {
  const visited = await openPage(offering({ ...everyField, max_field_groups: 20 }));
  await press('Paste rows of a table');
  const dialog = openDialog('Paste rows of a table');
  fill(dialog.getByRole('textbox', { name: 'Table' }), 'Size\tName\nxl\tThird\n\tFourth');
  expect(dialog.getByRole('combobox', { name: 'Column 2 fills' })).toHaveValue('name');
  expect(await axe(visited.container)).toHaveNoViolations();
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 items' }));
  expect(items()).toBe(4);
  await press('Undo');
  expect(items()).toBe(2);
  await press('Redo');
  await saveDraft();
  expect(firstSent(visited)?.groups.slice(2)).toEqual([
    { id: expect.any(String), values: { size: 'xl' }, texts: { 'en-GB': { name: 'Third' } } },
    { id: expect.any(String), values: { size: 'm' }, texts: { 'en-GB': { name: 'Fourth' } } },
  ]);
});

test('rows beyond the limit are left out, which is said before', async () => {
  await openPage();
  await press('Paste rows of a table');
  const dialog = openDialog('Paste rows of a table');
  const html = '<table><tr><td>A</td></tr><tr><td>B</td></tr></table>';
  fireEvent.paste(dialog.getByRole('textbox', { name: 'Table' }), { clipboardData: { getData: () => html } });
  expect(dialog.getByText('There is room for 1 more. Rows that are left out: 1.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 item' }));
  expect(items()).toBe(3);
  expect(screen.getByRole('button', { name: 'Paste rows of a table' })).toBeDisabled();
});
