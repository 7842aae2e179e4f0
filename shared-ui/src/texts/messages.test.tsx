import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing/testing';
import { useMessages } from './messages';
import { messagesFor } from './messages-for';

const ENGLISH = { save: 'Save', open: 'Open' };
const ALL = { ...ENGLISH, '@languages': { en: ENGLISH, ar: { save: 'حفظ', open: 'فتح' } } };

function Save() {
  return <p>{useMessages(ALL).save}</p>;
}

test('messages follow the language of the page', () => {
  renderWithPlatform(<Save />, { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByText('حفظ')).toBeVisible();
});

test.each([
  ['en-GB', ENGLISH],
  ['uk-UA', ENGLISH],
  ['ar', { save: 'حفظ', open: 'فتح' }],
  ['constructor', ENGLISH],
])('in %s they are %j and nothing else', (locale, messages) => {
  expect(messagesFor(ALL, locale)).toEqual(messages);
});

test('where a build left one language, it is the one of the page', () => {
  expect(messagesFor(ENGLISH, 'ar-AE')).toBe(ENGLISH);
});

test('a text that a language lacks is shown in English and reported once', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const french = { save: 'Enregistrer', open: 'Open', '@missing': ['fr.json lacks open: it is shown in English'] };
  const messages = { ...ENGLISH, '@languages': { en: ENGLISH, fr: french } };
  for (let times = 0; times < 2; times += 1) expect(messagesFor(messages, 'fr-FR').open).toBe('Open');
  expect(warn.mock.calls).toEqual([['fr.json lacks open: it is shown in English']]);
});
