import { frozen, madeOnce } from './frozen';

test('a frozen answer is frozen in all its parts', () => {
  const answer = frozen({ data: [{ attributes: { prices: [1] } }] });
  expect(Object.isFrozen(answer.data[0]?.attributes.prices)).toBe(true);
});

describe('what is made once', () => {
  const upper = (from: { readonly name: string }) => ({ names: [from.name.toUpperCase()] });

  test('of a frozen object is the same for all, and frozen', () => {
    const make = jest.fn(upper);
    const of = madeOnce(make);
    const from = frozen({ name: 'velar' });
    expect(of(from)).toBe(of(from));
    expect(of(from)).toEqual({ names: ['VELAR'] });
    expect(Object.isFrozen(of(from).names)).toBe(true);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('of an object that may change is made each time', () => {
    const of = madeOnce(upper);
    const from = { name: 'velar' };
    const first = of(from);
    from.name = 'evoque';
    expect(of(from)).toEqual({ names: ['EVOQUE'] });
    expect(Object.isFrozen(first)).toBe(false);
  });
});
