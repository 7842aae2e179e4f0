import type { ContentBlock, PriceContent } from '@showroom/contracts/entities/company-config';
import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { financeOptions, isValidBlock, shownAccordions, shownPopups } from './shown-content';

test.each<[ContentBlock, boolean]>([
  [{ type: 'html', html: '<p>Pay in cash.</p>' }, true],
  [{ type: 'html', html: '' }, false],
  [{ type: 'html', html: ' \n ' }, false],
  [{ type: 'calculator', config: { fields: [{}], groups: [{}] } }, true],
  [{ type: 'calculator', config: { fields: [{}], groups: [] } }, false],
  [{ type: 'calculator', config: { groups: [{}] } }, false],
  [{ type: 'calculator', config: {} }, false],
  [{ type: 'finance_options_table' }, true],
  [{ type: 'form', form_id: '12' }, true],
  [{ type: 'form', form_id: '' }, false],
  [{ type: 'form' }, false],
])('the block %j is valid: %p', (block, valid) => expect(isValidBlock(block)).toBe(valid));

const vehicle = { mileage: 12_300, production_year: 2021 };
const html: ContentBlock = { type: 'html', html: '<p>Text</p>' };
const empty: ContentBlock = { type: 'html', html: '' };

function content(blocks: ContentBlock[]): PriceContent {
  return {
    accordion: { title: 'Title', blocks },
    popup: { label: 'More', title: 'Title', blocks },
    finance_options: [],
  };
}
const all = { cash: content([html]), lease: content([html]), subscription: content([html]) };

function price(type: PriceEntry['type'], hidden = false): PriceEntry {
  return { type, value_raw: hidden ? 0 : 100, old_price_raw: null, hidden_from_visitors: hidden };
}

test.each([
  ['no price', [], []],
  ['a purchase price', [price('purchase')], ['cash']],
  ['a hidden purchase price', [price('purchase', true)], ['cash']],
  ['a lease price', [price('lease')], ['lease']],
  ['a hidden lease price', [price('lease', true)], []],
  ['a subscription price', [price('subscribe')], ['subscription']],
  ['all prices', [price('subscribe'), price('lease'), price('purchase')], ['cash', 'lease', 'subscription']],
] as const)('with %s there are the accordions and popups %j', (_, prices, keys) => {
  expect(shownAccordions(all, { ...vehicle, prices: [...prices] }).map(({ key }) => key)).toEqual(keys);
  expect(shownPopups(all, { ...vehicle, prices: [...prices] }).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['an empty block', { cash: content([empty]) }, 0],
  ['no block', { cash: content([]) }, 0],
  ['one valid block beside an empty one', { cash: content([empty, html]) }, 1],
  ['no accordion', { cash: { ...content([html]), accordion: null } }, 0],
  ['no configuration', {}, 0],
])('content with %s is shown %#', (_, configs, count) => {
  const shown = shownAccordions(configs, { ...vehicle, prices: [price('purchase')] });
  expect(shown).toHaveLength(count);
  expect(shown.flatMap(({ blocks }) => blocks)).not.toContain(empty);
});

test('options of the finance table without a label are left out', () => {
  const rows = [
    { label: 'PCP', value: '5.9 %', description: '' },
    { label: ' ', value: '1 %', description: '' },
  ];
  expect(financeOptions({ ...content([]), finance_options: rows })).toEqual([rows[0]]);
});
