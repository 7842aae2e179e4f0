import { freeze } from './freeze-intrinsics';

class Shared {
  static stackTraceLimit = 10;
  static make = () => new Shared();

  toString() {
    return 'shared';
  }

  other() {
    return 'shared';
  }
}
freeze(Shared.prototype);
freeze(Shared);

test.each(['make', 'prepareStackTrace'])('nobody changes or adds %s', (key) => {
  expect(Reflect.set(Shared, key, () => 'foreign')).toBe(false);
  expect(Reflect.defineProperty(Shared, key, { value: 'foreign' })).toBe(false);
  expect(Reflect.deleteProperty(Shared, 'make')).toBe(false);
});

test('nobody changes a method, not even one that objects set for themselves', () => {
  expect(Reflect.set(Shared.prototype, 'other', () => 'foreign')).toBe(false);
  expect(() => Reflect.set(Shared.prototype, 'toString', () => 'foreign')).toThrow('toString belongs to everybody');
  const own = Object.assign(new Shared(), { toString: () => 'own' });
  expect([`${own}`, `${new Shared()}`]).toEqual(['own', 'shared']);
});

test("React's development build sets how deep stacks go", () => {
  Shared.stackTraceLimit = 50;
  expect(Object.getOwnPropertyDescriptor(Shared, 'stackTraceLimit')).toMatchObject({ value: 50, configurable: false });
});
