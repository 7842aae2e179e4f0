import { blocksInOrder } from './blocks-in-order';

const at = (id: string, sequence: number) => ({ id, sequence });

test('blocks stand in the order of their sequences, whatever the order of the list', () => {
  const blocks = [
    { id: 'b', positions: [at('b-1', 2)], active_positions: ['b-1'] },
    { id: 'a', positions: [at('a-1', 1)], active_positions: ['a-1'] },
  ];
  expect(blocksInOrder(blocks).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a block is left out where it is not active', () => {
  const block = { id: 'a', positions: [at('p', 1), at('q', 3)], active_positions: ['q'] };
  const hidden = { id: 'b', positions: [at('r', 2)], active_positions: [] };
  expect(blocksInOrder([block, hidden]).map(({ id }) => id)).toEqual(['a-at-q']);
});

test('a block at several positions has an id of its own at each further one', () => {
  const twice = { id: 'a', positions: [at('p', 1), at('q', 3)], active_positions: ['p', 'q'], more: 'kept' };
  const once = { id: 'b', positions: [at('r', 2)], active_positions: ['r'], more: '' };
  expect(blocksInOrder([twice, once])).toEqual([twice, once, { ...twice, id: 'a-at-q' }]);
});

test('a position that is active but not there shows nothing', () => {
  expect(blocksInOrder([{ id: 'a', positions: [], active_positions: ['p'] }])).toEqual([]);
});
