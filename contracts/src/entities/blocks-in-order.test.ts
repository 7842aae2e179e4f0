import { positionsInOrder } from './blocks-in-order';

const at = (id: string, sequence: number) => ({ id, sequence });
const idsOf = (placed: ReturnType<typeof positionsInOrder>) => placed.map(({ block }) => block.id);

test('blocks stand in the order of their sequences, whatever the order of the list', () => {
  const blocks = [
    { id: 'b', positions: [at('b-1', 2)], active_positions: ['b-1'] },
    { id: 'a', positions: [at('a-1', 1)], active_positions: ['a-1'] },
  ];
  expect(idsOf(positionsInOrder(blocks))).toEqual(['a', 'b']);
});

test('a block is shown where it is active alone', () => {
  const block = { id: 'a', positions: [at('p', 1), at('q', 3)], active_positions: ['q'] };
  const hidden = { id: 'b', positions: [at('r', 2)], active_positions: [] };
  const placed = positionsInOrder([block, hidden]);
  expect(placed.map(({ block: { id }, isShown }) => [id, isShown])).toEqual([
    ['a', false],
    ['b', false],
    ['a-at-q', true],
  ]);
});

test('a block at several positions has an id of its own at each further one', () => {
  const twice = { id: 'a', positions: [at('p', 1), at('q', 3)], active_positions: ['p', 'q'], more: 'kept' };
  const once = { id: 'b', positions: [at('r', 2)], active_positions: ['r'], more: '' };
  expect(positionsInOrder([twice, once])).toEqual([
    { block: twice, isShown: true },
    { block: once, isShown: true },
    { block: { ...twice, id: 'a-at-q' }, isShown: true },
  ]);
});

test('a position that is active but not there shows nothing', () => {
  expect(positionsInOrder([{ id: 'a', positions: [], active_positions: ['p'] }])).toEqual([]);
});
