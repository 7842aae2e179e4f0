import { frozen } from '@showroom/shared-ui/frozen';
import fc from 'fast-check';
import { jsonOf, keyOf } from './serialized-once';

/** Values with frozen parts at any depth, and with what JSON leaves out. */
const values = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, tie('plain'), tie('list'), tie('object'), tie('frozen')),
  plain: fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined), fc.date()),
  list: fc.array(tie('any')),
  object: fc.dictionary(fc.string(), tie('any')),
  frozen: tie('any').map(frozen),
})).any;

test('the JSON is that of JSON.stringify, the first time and every other', () => {
  fc.assert(
    fc.property(values, (value) => {
      const expected = JSON.stringify(value) ?? 'null';
      expect(jsonOf(value)).toBe(expected);
      expect(jsonOf(value)).toBe(expected);
    }),
  );
});

test('a part that is frozen only at its surface is read anew', () => {
  const shallow = Object.freeze({ inner: { count: 1 } });
  expect(jsonOf([shallow])).toBe('[{"inner":{"count":1}}]');
  shallow.inner.count = 2;
  expect(jsonOf([shallow])).toBe('[{"inner":{"count":2}}]');
});

describe('the key of a value', () => {
  const card = frozen({ id: '7', title: 'A long text' });

  test('knows a frozen part by itself', () => {
    expect(keyOf(['card', card])).toBe(keyOf(['card', card]));
    expect(keyOf(['card', card])).not.toBe(keyOf(['card', frozen({ ...card })]));
    expect(keyOf(['card', card])).not.toContain('long');
  });

  test('is alike for values that read alike, and another for others', () => {
    expect(keyOf({ page: 1, of: [true] })).toBe(keyOf({ page: 1, of: [true] }));
    expect(keyOf({ page: 1 })).not.toBe(keyOf({ page: 2 }));
  });

  test('is not taken for that of a text that looks like one', () => {
    expect(keyOf(card)).not.toBe(keyOf(JSON.parse(JSON.stringify(keyOf(card)))));
  });
});
