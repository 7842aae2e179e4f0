import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../testing/testing';
import { SiteLink } from './SiteLink';

test('a link to another tab gives it no hold on this one', () => {
  renderWithPlatform(
    <SiteLink href="https://example.com" target="_blank">
      Elsewhere
    </SiteLink>,
  );
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('rel', 'noopener');
});

test('links stay in the language of the page', () => {
  renderWithPlatform(<SiteLink href="/stock">Stock</SiteLink>, { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute('href', '/ar/stock');
});

test('an address that would run code is left out', () => {
  renderWithPlatform(<SiteLink href="data:text/html,code">Bad</SiteLink>);
  expect(screen.getByText('Bad')).not.toHaveAttribute('href');
});
