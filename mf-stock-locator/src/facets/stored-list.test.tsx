import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useStoredList } from './stored-list';

const KEY = 'sl_vehicle_list_query_params';

function Back() {
  return <a href={useStoredList('/stock')}>Back</a>;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['nothing', undefined, '/stock'],
  ['a list', JSON.stringify('/offers?models=Discovery&page=2'), '/offers?models=Discovery&page=2'],
  ['another site', JSON.stringify('//elsewhere.example/'), '/stock'],
  ['a script', JSON.stringify('javascript:alert(1)'), '/stock'],
  ['no address', '{"page":2}', '/stock'],
  ['broken text', '"/stock', '/stock'],
])('where %s is remembered the way back leads on', (_, stored, address) => {
  if (stored !== undefined) sessionStorage.setItem(KEY, stored);
  renderWithPlatform(<Back />);
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', address);
});
