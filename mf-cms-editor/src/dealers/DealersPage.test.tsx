import {
  createDealer,
  type DealerRecord,
  deleteDealer,
  listDealerRecords,
  updateDealer,
} from '@showroom/contracts/calls/dealers';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visitAs } from '../editor-in-tests';

const PATH = '/admin/dealers';

function dealer(name: string, changes: Partial<DealerRecord['attributes']> = {}): DealerRecord {
  const attributes = {
    ...{ name, address: '1 Pier', city: 'Cork', zipcode: 'T12', state: 'CO', country: 'IE' },
    ...{
      phone: '+353 20 910 0001',
      email: 'a@pier.test',
      dealer_code: 'P1',
      ci_code: '',
      brands: ['Land Rover', 'Jaguar'],
    },
    ...{ latitude: 51.9, longitude: -8.5, opening_hours: [{ days: 'Mon–Fri', hours: '9:00–18:00' }] },
    ...{ display_name_jag: null, display_name_lr: null, revision: '1795346400000031', vehicles: 0 },
  };
  return { id: `id-of-${name.toLowerCase()}`, type: 'dealer_record', attributes: { ...attributes, ...changes } };
}

async function open(query = '', listed = [dealer('Pier')], ...over: Parameters<typeof visitAs>[2][]) {
  const meta = { total: listed.length, page: 1, pages: 1, items: 50 };
  const visited = visitAs('admin', PATH + query, answerTo(listDealerRecords, { data: listed, meta }), ...over);
  await screen.findByRole('heading', { level: 1, name: 'Dealers of International' });
  return visited;
}

const fill = (label: string, value: string) =>
  fireEvent.change(openDialog().getByRole(label.startsWith('L') ? 'spinbutton' : 'textbox', { name: label }), {
    target: { value },
  });
const { revision: _, vehicles: __, ...PLAN } = dealer('Pier').attributes;

test('the dealers of the market are listed, and one with vehicles is not offered to be deleted', async () => {
  const { container, sent } = await open('', [dealer('Pier'), dealer('Quay', { vehicles: 12, phone: '', email: '' })]);
  expect(row(/^Quay/).getByRole('cell', { name: '12 vehicles' })).toBeVisible();
  expect(row(/^Pier/).getByRole('cell', { name: '+353 20 910 0001, a@pier.test' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  expect(sent(listDealerRecords)).toEqual([{ query: { market: 'international', q: '', page: '1' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a search stands in the address', async () => {
  const { router } = await open('?q=pier');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, city or code' }), '{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=pier'));
});

test('a dealer is added as it was typed', async () => {
  const { container, sent } = await open('', [], answerTo(createDealer, { data: dealer('Pier') }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a dealer' }));
  const typed: readonly (readonly [string, string])[] = [
    ['Name', ' Pier '],
    ['Dealer code', 'P1'],
    ['Brands', 'Land Rover, Jaguar,'],
    ['Street and number', '1 Pier'],
    ['City', 'Cork'],
    ['Postcode (optional)', 'T12'],
    ['State (optional)', 'CO'],
    ['Country', 'ie'],
    ['Latitude', '51.9'],
    ['Longitude', '-8.5'],
    ['Telephone (optional)', '+353 20 910 0001'],
    ['E-mail (optional)', 'a@pier.test'],
    ['Opening hours (optional)', '\nMon–Fri: 9:00–18:00\n'],
  ];
  for (const [label, value] of typed) fill(label, value);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Pier was added.')).toBeVisible();
  expect(sent(createDealer)).toEqual([{ body: { market: 'international', ...PLAN } }]);
});

test('a change that is refused says so at its fields, and keeps what was typed', async () => {
  const issues = [
    { path: 'dealer_code', message: 'Another dealer of the market has this code.' },
    { path: 'opening_hours.0.hours', message: 'is missing' },
  ];
  const { container, sent } = await open('', [dealer('Pier')], answerTo(updateDealer, refusal(409, 'No.', issues)));
  await userEvent.click(screen.getByRole('button', { name: 'Change Pier' }));
  fill('Dealer code', 'TAKEN');
  fill('Opening hours (optional)', 'Mon');
  await userEvent.click(openDialog().getByRole('button', { name: 'Save' }));
  expect(await openDialog().findByText('Line 1: is missing')).toBeVisible();
  const code = openDialog().getByRole('textbox', { name: 'Dealer code' });
  expect(code).toHaveAccessibleDescription(/Another dealer of the market has this code\.$/);
  expect(code).toHaveValue('TAKEN');
  const body = { ...PLAN, dealer_code: 'TAKEN', opening_hours: [{ days: 'Mon', hours: '' }] };
  const headers = { 'if-match': '"1795346400000031"' };
  expect(sent(updateDealer)).toEqual([{ params: { id: 'id-of-pier' }, headers, body }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a dealer is deleted after a question', async () => {
  const { sent } = await open('', [dealer('Pier')], answerTo(deleteDealer, undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Pier' }));
  await userEvent.click(openDialog('Delete a dealer').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Pier was deleted.')).toBeVisible();
  expect(sent(deleteDealer)).toHaveLength(1);
});
