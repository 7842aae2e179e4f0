import type { Template } from '@showroom/contracts/blocks/template';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { everyField, exampleBlock } from '../examples';
import { governedPlaces } from './governed-places';
import { offering, openPage, pageOf, press, titled } from './page-in-tests';

expect.extend(toHaveNoViolations);

const tabs: Template = {
  ...everyField,
  key: 'tabs',
  name: 'Tabs',
  hydrate: 'idle',
  fields: [],
  field_groups_template: [
    { symbol: 'tab_label', label: 'Label', field_type: 'String', translatable: true },
    { symbol: 'blocks_count', label: 'Blocks', field_type: 'Number', default_value: 1 },
  ],
  governs: { by: 'count', field: 'blocks_count', label: 'tab_label' },
};
const group = (id: string, tab_label: string, blocks_count: number) => ({
  id,
  values: { blocks_count },
  texts: { 'en-GB': { tab_label } },
});
const TABS = exampleBlock('t', 1, {
  template: 'tabs',
  groups: [group('g1', 'Design', 1), group('g2', '', 1)],
});
const PAGE = [TABS, titled('b1', 2, 'One'), titled('b2', 3, 'Two'), titled('b3', 4, 'Three')];
const open = () => openPage(offering(tabs, everyField), pageOf(...PAGE));

/** Where each block says that it stands. */
const places = () =>
  [...document.querySelectorAll<HTMLElement>('.block-form-box')].map(
    (box) => within(box).queryByText(/^In “/)?.textContent ?? '',
  );

test('a block in another one says in which, and in which group', async () => {
  const { container } = await open();
  expect(places()).toEqual(['', 'In “Design” of 1. Tabs', 'In “Item 2” of 1. Tabs', '']);
  expect(await axe(container)).toHaveNoViolations();
});

test('moving a block that governs says which blocks stand in it now', async () => {
  await open();
  await press('Move 1. Tabs down');
  expect(screen.getByText('2. Tabs is moved alone: now 3. Every field and 4. Every field stand in it.')).toBeVisible();
  expect(places()).toEqual(['', '', 'In “Design” of 2. Tabs', 'In “Item 2” of 2. Tabs']);
  await press('Move 2. Tabs down');
  await press('Move 3. Tabs down');
  expect(screen.getByText('4. Tabs is moved alone: now no block stands in it.')).toBeVisible();
});

test('blocks in blocks are told by their depth', () => {
  const inner = exampleBlock('t2', 2, { template: 'tabs', groups: [group('g3', 'Inner', 1)] });
  const content = { values: {}, texts: {}, blocks: [TABS, inner, titled('b1', 3, 'One')] };
  const languages = { own: 'en-GB', fallback: 'en-GB' };
  expect([...governedPlaces(content, new Map([['tabs', tabs]]), languages)]).toEqual([
    [1, { by: 0, label: 'Design', number: 1, depth: 1 }],
    [2, { by: 1, label: 'Inner', number: 1, depth: 2 }],
  ]);
});
