import { addressedName, fullName } from './full-name';

const taro = { first_name: '太郎', last_name: '山田' };
const ada = { first_name: 'Ada', last_name: 'Byron' };

test.each([
  ['ja-JP', taro, '山田 太郎'],
  ['ja', ada, 'Byron Ada'],
  ['en-GB', ada, 'Ada Byron'],
  ['ar-AE', ada, 'Ada Byron'],
  ['uk-UA', ada, 'Ada Byron'],
  ['ja-JP', { last_name: '山田' }, '山田'],
  ['en-GB', { first_name: 'Ada', last_name: '' }, 'Ada'],
  ['en-GB', {}, ''],
])('in %s %j is "%s"', (locale, person, expected) => {
  expect(fullName(person, locale)).toBe(expected);
});

test.each([
  ['ja-JP', taro, '山田 太郎 様'],
  ['ja-JP', {}, ''],
  ['en-GB', ada, 'Ada Byron'],
])('in %s %j is addressed as "%s"', (locale, person, expected) => {
  expect(addressedName(person, locale)).toBe(expected);
});
