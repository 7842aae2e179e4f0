import { createSums } from './beacons';

const A = { remote: 'mf-a', version: '1.0.0' };
const B = { remote: 'mf-b', version: '2.0.0' };
const quiet = { loaded: false, failed: false, troubles: {} };

test('a load and a failed load are told once, every trouble is counted', () => {
  const sums = createSums();
  sums.add({ ...A, what: 'loaded' });
  sums.add({ ...A, what: 'render' });
  sums.add({ ...A, what: 'render' });
  expect(sums.take(false)).toEqual([{ ...A, loaded: true, failed: true, troubles: { render: 2 } }]);
  expect(sums.take(false)).toEqual([]);
  sums.add({ ...A, what: 'script' });
  expect(sums.take(false)).toEqual([{ ...A, loaded: false, failed: false, troubles: { script: 1 } }]);
});

test('trouble of a remote that never came is a failed load', () => {
  const sums = createSums();
  sums.add({ ...A, what: 'load' });
  expect(sums.take(false)).toEqual([{ ...A, loaded: true, failed: true, troubles: { load: 1 } }]);
});

test('what was drawn without its code is told with the web vitals alone', () => {
  const sums = createSums();
  sums.draw(A);
  sums.draw(B);
  sums.add({ ...B, what: 'loaded' });
  expect(sums.take(false)).toEqual([{ ...B, ...quiet, loaded: true }]);
  expect(sums.take(true)).toEqual([
    { ...A, ...quiet },
    { ...B, ...quiet },
  ]);
});
