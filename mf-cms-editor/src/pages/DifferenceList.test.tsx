import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { everyField, exampleBlock } from '../examples';
import { DifferenceList } from './DifferenceList';
import { differencesOf } from './difference';

test('fields of the page itself are named in the page’s language, those of blocks as the API names them', () => {
  const block = (title: string) => exampleBlock('a', 1, { texts: { 'fr-FR': { title } } });
  const differences = differencesOf(
    { values: {}, texts: {}, blocks: [block('Loin')] },
    { values: { theme: 'dark-theme' }, texts: {}, blocks: [block('Plus loin')] },
    { templates: new Map([[everyField.key, everyField]]), source: 'fr-FR' },
  );
  renderWithPlatform(<DifferenceList differences={differences} level={2} />, { locale: 'fr-FR' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Couleurs', 'Title, français']);
});
