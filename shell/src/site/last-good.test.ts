/** @jest-environment node */
import { testComposition, testRelease } from './compositions.testing';
import { LastGood } from './last-good';

const at = (version: string) => ({
  au: { stable: testComposition(version, 'au', [testRelease({ version: `1.0.0-${version}` })]) },
});
const standBy = (known: LastGood, version: string) => known.of(at(version))['au']?.['mf-one']?.version;

test('the version that served well before stands by', () => {
  const known = new LastGood();
  known.record(at('a'), () => true);
  expect(standBy(known, 'b')).toBe('1.0.0-a');
});

test('one that did not do well is none to go back to', () => {
  const known = new LastGood();
  known.record(at('a'), () => true);
  known.record(at('b'), (_market, _remote, version) => version !== '1.0.0-b');
  expect(standBy(known, 'c')).toBe('1.0.0-a');
});

test('a version never stands by for itself', () => {
  const known = new LastGood();
  known.record(at('a'), () => true);
  expect(standBy(known, 'a')).toBeUndefined();
  known.record(at('b'), () => true);
  expect(standBy(known, 'b')).toBe('1.0.0-a');
});

test('nothing stands by where nothing served yet', () => expect(standBy(new LastGood(), 'a')).toBeUndefined());
