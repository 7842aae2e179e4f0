import { together } from './together';

/** Work that notes what it was given together, and ends when it is let go. */
function noted(fails: (items: readonly string[]) => boolean = () => false) {
  const pieces: string[][] = [];
  const work = async (items: readonly string[]) => {
    pieces.push([...items]);
    await new Promise((resolve) => setImmediate(resolve));
    if (fails(items)) throw new Error(`failed: ${items.join()}`);
    return items.map((item) => item.toUpperCase());
  };
  return { pieces, work };
}

test('what is asked for at the same moment is done in one piece, and each gets its own answer', async () => {
  const { pieces, work } = noted();
  const ask = together(work, { most: 10 });
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  expect(pieces).toEqual([['a', 'b', 'c']]);
});

test('a piece has no more than it may, and never two of one key', async () => {
  const { pieces, work } = noted();
  const ask = together(work, { most: 2, apart: (item) => item });
  expect(await Promise.all(['a', 'a', 'b', 'c'].map(ask))).toEqual(['A', 'A', 'B', 'C']);
  expect(pieces).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});

test('one that fails takes no other one along where each may be tried alone', async () => {
  const { work } = noted((items) => items.includes('bad'));
  const ask = together(work, { most: 10, triedAlone: () => true });
  expect(await Promise.allSettled(['a', 'bad', 'b'].map(ask))).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: new Error('failed: bad') },
    { status: 'fulfilled', value: 'B' },
  ]);
});

test('a failure that may not be repeated is everybody’s', async () => {
  const { pieces, work } = noted(() => true);
  const ask = together(work, { most: 10 });
  const ended = await Promise.allSettled(['a', 'b'].map(ask));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(pieces).toHaveLength(1);
});
