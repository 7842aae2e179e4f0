import fc from 'fast-check';
import { transportFee } from './transport';

const rule = { base_fee: 90, fee_per_distance: 1.5, free_within: 50, most: 400, days: 3 };

test.each([
  [0, 0],
  [50, 0],
  [51, 92],
  [150, 240],
  [400, 615],
  [400.1, undefined],
])('bringing a vehicle %d km costs %s', (distance, fee) => {
  expect(transportFee(rule, distance)).toBe(fee);
});

test('farther is never cheaper', () => {
  const distances = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(distances, ([one, other]) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      expect(transportFee(rule, near) ?? Infinity).toBeLessThanOrEqual(transportFee(rule, far) ?? Infinity);
    }),
  );
});
