import {
  createFormsSetting,
  createLocation,
  deleteFormsSetting,
  deleteLocation,
  listFormsSettings,
  listLocations,
  updateLocation,
} from '@showroom/contracts/calls/forms';
import type { Role } from '@showroom/contracts/entities/role';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visitAs } from '../editor-in-tests';
import { exampleLocation } from '../forms/examples';

const setting = {
  id: 's-1',
  type: 'forms_setting',
  attributes: { market: 'international', key: 'retention_days', value: '365', saved_at: '2026-03-01T12:05:00.000Z' },
} as const;

async function open(role: Role, ...over: Parameters<typeof visitAs>[2][]) {
  const visited = visitAs(
    role,
    '/admin/locations',
    answerTo(listLocations, { data: [exampleLocation] }),
    answerTo(listFormsSettings, { data: [setting] }),
    ...over,
  );
  await screen.findByRole('heading', { level: 1, name: 'Locations of International' });
  return { ...visited, user: userEvent.setup() };
}

const press = (name: string) => userEvent.click(openDialog().getByRole('button', { name }));

test('locations and settings are listed, without accessibility faults', async () => {
  const { container } = await open('market_manager');
  expect(row(/^Headquarters/).getByText('leads@showroom.test')).toBeVisible();
  expect(row(/^Days that leads are kept/).getByText('365')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('editors see them, and change nothing', async () => {
  await open('editor');
  expect(screen.queryByRole('button', { name: /Add|Change|Delete/ })).not.toBeInTheDocument();
});

test('a location is added; what is wrong is said where it was typed', async () => {
  const answers = [
    refusal(422, 'Not so.', [{ path: 'email', message: 'must be an e-mail address' }]),
    { data: exampleLocation },
  ];
  const { user, sent, container } = await open(
    'market_manager',
    answerTo(createLocation, () => answers.shift()),
  );
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  await user.type(openDialog().getByRole('textbox', { name: 'Name' }), 'Harbour');
  await user.type(openDialog().getByRole('textbox', { name: 'E-mail address' }), 'harbour@showroom.test');
  await press('Add');
  expect(await openDialog().findByText('must be an e-mail address')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await press('Add');
  expect(
    await screen.findByText('Harbour is told of leads at harbour@showroom.test, where a form says so.'),
  ).toBeVisible();
  expect(sent(createLocation).at(-1)).toEqual({
    body: { market: 'international', name: 'Harbour', email: 'harbour@showroom.test', address: '' },
  });
});

test('a change names the revision that was seen', async () => {
  const { user, sent } = await open('admin', answerTo(updateLocation, { data: exampleLocation }));
  await user.click(screen.getByRole('button', { name: 'Change Headquarters' }));
  await user.type(openDialog().getByRole('textbox', { name: 'Name' }), ' South');
  await press('Save');
  expect(await screen.findByText(/^Headquarters South is told/)).toBeVisible();
  expect(sent(updateLocation)).toMatchObject([{ params: { id: 'loc-1' }, headers: { 'if-match': '"2"' } }]);
});

test('a location that a form notifies is not deleted, and the reason stays in sight', async () => {
  const answers = [refusal(409, 'The form Contact us notifies it.'), undefined];
  const { user } = await open(
    'admin',
    answerTo(deleteLocation, () => answers.shift()),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Headquarters' }));
  await press('Delete');
  expect(await openDialog().findByRole('alert')).toHaveTextContent('The form Contact us notifies it.');
  await press('Delete');
  expect(await screen.findByText('Headquarters was deleted.')).toBeVisible();
});

test('a setting that is not there yet is added, and one that is there is deleted', async () => {
  const { user, sent } = await open(
    'market_manager',
    answerTo(createFormsSetting, { data: setting }),
    answerTo(deleteFormsSetting, undefined),
  );
  await user.click(screen.getByRole('button', { name: 'Add a setting' }));
  await user.type(openDialog().getByRole('textbox', { name: 'Value' }), 'sales@showroom.test');
  await press('Add');
  expect(await screen.findByText('Answers to confirmations go to: sales@showroom.test.')).toBeVisible();
  expect(sent(createFormsSetting)).toEqual([
    { body: { market: 'international', key: 'reply_to', value: 'sales@showroom.test' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete Days that leads are kept' }));
  await press('Delete');
  expect(await screen.findByText('Days that leads are kept is not set any more.')).toBeVisible();
  expect(sent(deleteFormsSetting)).toEqual([{ params: { id: 's-1' } }]);
});
