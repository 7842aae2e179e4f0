import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing/testing';
import { textsFor, useTexts } from './texts';

const TABLE = {
  en: { save: 'Save', found: (count: number) => `${count} vehicles` },
  ar: { save: 'حفظ' },
} as const;

function Save() {
  const texts = useTexts(TABLE);
  return (
    <p>
      {texts.save}, {texts.found(3)}
    </p>
  );
}

test('texts follow the language of the page, and English fills what is missing', () => {
  renderWithPlatform(<Save />, { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByText('حفظ, 3 vehicles')).toBeVisible();
});

test.each([
  ['en-GB', 'Save'],
  ['uk-UA', 'Save'],
  ['ar', 'حفظ'],
  ['constructor', 'Save'],
])('in %s "save" is "%s"', (locale, text) => expect(textsFor(TABLE, locale).save).toBe(text));
