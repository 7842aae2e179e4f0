import type { ContentOf } from '@showroom/contracts/blocks/template';
import { getCompareSpec } from '@showroom/contracts/calls/models';
import { answerTo, blockProps, fakeClient, renderWithPlatform, testPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelAnswers } from '../../kits/specs/example-models';
import { examples } from './examples';
import { Component, load } from './SpecificationAccordion';
import type { template } from './template';

const content = examples['two models'];
const url = new URL('http://site.test/');
const { signal } = new AbortController();

beforeEach(() => sessionStorage.clear());

async function visit(shown: ContentOf<typeof template> = content) {
  const client = fakeClient(...modelAnswers);
  const data = await load({ platform: testPlatform({ client }), url, content: shown, signal });
  return { client, ...renderWithPlatform(<Component {...blockProps(shown, data)} />) };
}

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('the first engine of the first model is shown, its drive open and the rest to open', async () => {
  await visit();
  expect(rows('Engine and drive')).toEqual([
    'FuelPetrol',
    'Power386 kW',
    'Displacement5 l',
    'DrivetrainAWD',
    'GearboxAutomatic',
  ]);
  const cabin = screen.getAllByText('Body and seats')[0]?.closest('details');
  expect(cabin).not.toHaveAttribute('open');
});

test('an engine is chosen, and another model brings its own engines', async () => {
  await visit();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Engine' }), 'P400e');
  expect(rows('Engine and drive')).toContain('Battery, usable19.2 kWh');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Range Rover');
  const engines = within(screen.getByRole('combobox', { name: 'Engine' })).getAllByRole('option');
  expect(engines.map(({ textContent }) => textContent)).toEqual(['P530', 'P460e', 'D350']);
  expect(rows('Engine and drive')).toContain('Displacement4.4 l');
});

test('without code every engine of every model is read, by its name', async () => {
  const { container } = await visit();
  expect(container).toHaveTextContent(/Defender 110, P525.*Defender 110, D300.*Range Rover, P460e/);
});

test('one model offers its engines alone, in the words of the editor', async () => {
  await visit(examples['one model, dark']);
  expect(screen.getAllByRole('combobox').map((one) => one.getAttribute('id'))).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Choose an engine' })).toHaveValue('p530');
});

test('a model that the market does not have leaves the other, and alone no block', async () => {
  const { unmount } = await visit({ ...content, model_key: 'defender-120' });
  expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
  expect(rows('Engine and drive')).toContain('Displacement4.4 l');
  unmount();
  const { container } = await visit({ ...content, model_key: 'defender-120', additional_model_key: '' });
  expect(container.querySelector('section')).toBeNull();
});

test('a specification that did not come is said, and a fault of the API is no missing model', async () => {
  renderWithPlatform(<Component {...blockProps(content, undefined)} />);
  expect(screen.getByRole('status')).toHaveTextContent('The specification could not be loaded.');
  const client = fakeClient(answerTo(getCompareSpec, new Error('away')));
  await expect(load({ platform: testPlatform({ client }), url, content, signal })).rejects.toThrow('away');
});
