import { funnelOf, leftAt } from './statistics';

const step = (kind: 'seen' | 'begun' | 'left' | 'saved' | 'sent', count: number, field = '') => ({
  kind,
  field,
  count,
});

test('what visitors did is counted beside how many saw the form', () => {
  const steps = [step('seen', 200), step('begun', 80), step('left', 20, 'phone'), step('left', 30, 'email')];
  expect(funnelOf(steps)).toEqual([
    { kind: 'seen', count: 200, share: 1 },
    { kind: 'begun', count: 80, share: 0.4 },
    { kind: 'left', count: 50, share: 0.25 },
    { kind: 'sent', count: 0, share: 0 },
  ]);
  expect(funnelOf([...steps, step('saved', 2)])[3]).toEqual({ kind: 'saved', count: 2, share: 0.01 });
  expect(leftAt(steps)).toEqual([
    { field: 'email', count: 30, share: 0.6 },
    { field: 'phone', count: 20, share: 0.4 },
  ]);
});

test('a form that nobody saw has shares of nothing, and more sent than seen is all of them', () => {
  expect(funnelOf([]).map(({ share }) => share)).toEqual([0, 0, 0, 0]);
  expect(funnelOf([step('seen', 1), step('sent', 3)])[3]).toMatchObject({ count: 3, share: 1 });
});
