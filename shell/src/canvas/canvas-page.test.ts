import type { PageBlock } from '@showroom/contracts/entities/page';
import { testRemotes, testShell, testTemplate } from '../page/context.testing';
import type { BlockView, PageData } from '../page/page-data';
import { storedBlock, testPage } from '../page/page-data.testing';
import { canvasPage } from './canvas-page';

const Component = () => null;
let loads = 0;

function makeCanvas() {
  const load = async () => {
    loads += 1;
    return loads;
  };
  const templates = [testTemplate('quote'), testTemplate('stock')];
  const remotes = testRemotes({ './block/quote': { Component }, './block/stock': { Component, load } }, { templates });
  return canvasPage(testShell({ remotes }));
}

const quote = (id: string, title: string) => storedBlock(id, 'quote', { title });
const stock = storedBlock('s', 'stock', { title: 'Stock' });

/** What the builder sends when blocks came, went or moved. */
function wholePage(blocks: readonly PageBlock[], same: readonly string[] = []) {
  const { id, attributes } = testPage([]);
  const page = { id, type: 'page' as const, attributes: { ...attributes, blocks: [...blocks] } };
  return { type: 'page' as const, page, same: [...same] };
}
const viewOf = ({ blocks }: PageData, id: string): BlockView | undefined => blocks.find((view) => view.id === id);

test('where blocks come and move, those that say what they said are not made anew', async () => {
  const canvas = makeCanvas();
  const first = await canvas.withPage(testPage([]), wholePage([quote('a', 'One'), quote('b', 'Two')]));
  const next = await canvas.withPage(first, wholePage([quote('b', 'Two'), quote('c', 'New'), quote('a', 'Other')]));
  expect(next.blocks.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(viewOf(next, 'b')).toBe(viewOf(first, 'b'));
  expect(viewOf(next, 'a')).toMatchObject({ status: 'ready', content: { title: 'Other' } });
});

test('a value that was typed since is what the block says', async () => {
  const canvas = makeCanvas();
  const first = await canvas.withPage(testPage([]), wholePage([quote('a', 'One'), quote('b', 'Two')]));
  const typed = await canvas.withValues(first, [{ place: { block: 'a', symbol: 'title' }, value: 'Typed' }]);
  const moved = await canvas.withPage(typed, wholePage([quote('b', 'Two'), quote('a', 'Typed')]));
  expect(viewOf(moved, 'a')).toBe(viewOf(typed, 'a'));
  const back = await canvas.withPage(moved, wholePage([quote('a', 'One'), quote('b', 'Two')]));
  expect(viewOf(back, 'a')).toMatchObject({ content: { title: 'One' } });
});

test('what a block shows of elsewhere is asked for again', async () => {
  const canvas = makeCanvas();
  const first = await canvas.withPage(testPage([]), wholePage([stock]));
  const next = await canvas.withPage(first, wholePage([stock, quote('a', 'One')]));
  expect([viewOf(first, 's'), viewOf(next, 's')]).toMatchObject([{ data: 1 }, { data: 2 }]);
});

test('HTML of the server stands where it was, and is made by its code in another place', async () => {
  const canvas = makeCanvas();
  const html = (id: string): BlockView => ({ status: 'static', id, template: 'quote', scrollId: '' });
  const first = testPage([html('a'), html('b')]);
  const next = await canvas.withPage(
    first,
    wholePage([quote('a', 'One'), quote('c', 'New'), quote('b', 'Two')], ['a', 'b']),
  );
  expect(viewOf(next, 'a')).toBe(viewOf(first, 'a'));
  expect(viewOf(next, 'b')).toMatchObject({ status: 'ready', content: { title: 'Two' } });
});
