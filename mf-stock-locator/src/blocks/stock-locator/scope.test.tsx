import { listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { FILTER_KEYS } from '@showroom/contracts/entities/filters';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, box, content, facets, first, visit } from './stock-locator-in-tests';
import { template } from './template';

test('a fixed brand is asked for and offers no choice of brands', async () => {
  const { asked } = await visit('/stock?brands=Land+Rover', {}, { ...content, brand_key: 'Jaguar', page_size: 40 });
  expect(asked()?.query).toMatchObject({ 'filter[nameplate_brand_name_in]': ['Jaguar'], items: '12' });
  expect(screen.queryByRole('group', { name: 'Brand' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('the inventory is read by the key of a list and by the keys of brands and models', async () => {
  const shown = { ...content, ci_key_list: 'au', brand_key: 'Land Rover', model_key: 'Defender 110, Discovery' };
  const { asked } = await visit('/stock', {}, shown);
  expect(asked()).toMatchObject({
    params: { listing: 'au' },
    query: {
      'filter[nameplate_brand_name_in]': ['Land Rover'],
      'filter[nameplate_name_in]': ['Defender 110', 'Discovery'],
    },
  });
  expect(screen.queryByRole('group', { name: 'Model' })).not.toBeInTheDocument();
});

test("without a key the list is the market's own, twelve vehicles a page", async () => {
  const { asked } = await visit('/stock', { market: 'ae' });
  expect(asked()).toMatchObject({ params: { listing: 'ae' }, query: { items: '12' } });
});

test('an editor finds the keys of the list and a toggle for each filter', () => {
  const symbols = template.fields.map(({ symbol }) => symbol);
  expect(symbols).toEqual(expect.arrayContaining(['ci_key_list', 'brand_key', 'model_key']));
  const toggles = template.fields.filter(({ field_type }) => field_type === 'Bool').map(({ symbol }) => symbol);
  expect(toggles.filter((symbol) => FILTER_KEYS.some((key) => key === symbol))).toEqual(FILTER_KEYS);
  const pageSize = template.fields.find(({ symbol }) => symbol === 'page_size');
  expect(pageSize).toMatchObject({ default_value: 12 });
});

test.each([
  ['stock_locator.familyFilter', 'Defender', { 'filter[nameplate_model_group_eq]': 'Defender' }, 'Family'],
  ['stock_locator.brandFilter', 'Jaguar', { 'filter[nameplate_brand_name_in]': ['Jaguar'] }, 'Brand'],
] as const)('the setting %s fixes what every list shows', async (key, value, query, name) => {
  const { asked } = await visit('/stock?model_group=Discovery&brands=Land+Rover', { settings: { [key]: value } });
  expect(asked()?.query).toMatchObject(query);
  expect(screen.queryByRole(key.endsWith('familyFilter') ? 'navigation' : 'group', { name })).not.toBeInTheDocument();
});

test('beside a fixed brand stand no families or models of another one, even where the address names one', async () => {
  const jaguars = { ...facets, options: { ...facets.options, models: [{ value: 'XF', label: 'XF', count: 6 }] } };
  const client = fakeClient(
    answerTo(listVehiclesLight, ({ query }) => {
      const { data, meta } = answers(query);
      return {
        data,
        meta: { ...meta, facets: first(query?.['forced_filters']).includes('brands') ? jaguars : facets },
      };
    }),
  );
  const { search } = await visit('/stock?brands=Land+Rover&model_group=Defender', {
    client,
    settings: { 'stock_locator.brandFilter': 'Jaguar' },
  });
  expect(client.sends.at(-1)?.input.query).not.toHaveProperty(['filter[nameplate_model_group_eq]']);
  expect(client.sends.at(-1)?.input.query).toMatchObject({ 'filter[nameplate_brand_name_in]': ['Jaguar'] });
  expect(screen.queryByRole('navigation', { name: 'Family' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^(Defender|Discovery|Range Rover)/ })).not.toBeInTheDocument();
  expect(search()).toContain('model_group=Defender');
});

test('forced statuses and dealer codes limit the list, and a link narrows them but cannot widen them', async () => {
  const shown = { ...content, forced_statuses: 'stock, demo', forced_dealer_codes: '' };
  const path = '/stock?forced_statuses=demo++sold&forced_dealer_codes=D1++D2';
  const { user, search, asked } = await visit(path, {}, shown);
  const limits = { forced_statuses: ['demo'], forced_dealer_codes: ['D1', 'D2'] };
  expect(asked()?.query).toMatchObject(limits);
  await user.click(box(/^Discovery/));
  await waitFor(() => expect(search()).toContain('models=Discovery'));
  expect(search()).toContain('forced_dealer_codes=D1  D2');
  expect(asked()?.query).toMatchObject(limits);
});

test('what an editor chose in advance stands until the address says otherwise', async () => {
  const shown = { ...content, preselected: 'models=Defender 110  XJ  Trabant&states=new' };
  const { user, search, asked } = await visit('/stock', {}, shown);
  expect(asked()?.query).toMatchObject({
    'filter[nameplate_name_in]': ['Defender 110'],
    'filter[state_in]': ['new'],
  });
  expect(box(/^Defender 110/)).toBeChecked();
  expect(box(/^XJ/)).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Remove New' }));
  await waitFor(() => expect(search()).toBe('?models=Defender 110'));
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(search()).toBe('?page=1'));
  expect(box(/^Defender 110/)).not.toBeChecked();
});
