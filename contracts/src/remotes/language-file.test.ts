import { languageFile, languagesOf } from './language-file';

const entry = 'web/remoteEntry.0a1b2c3d4e.js';

test('a build has the languages that its entry has files of', () => {
  const paths = [entry, languageFile(entry, 'ar'), languageFile(entry, 'en'), 'web/7.0a1b2c3d4e_uk.js', 'web/7.css'];
  expect(languagesOf({ entry, assets: paths.map((path) => ({ path })) })).toEqual(['ar', 'en']);
  expect(languagesOf({ entry, assets: [{ path: entry }] })).toEqual([]);
});

test('the name of a language stands behind the hash', () => {
  expect(languageFile(entry, 'ar')).toBe('web/remoteEntry.0a1b2c3d4e_ar.js');
});
