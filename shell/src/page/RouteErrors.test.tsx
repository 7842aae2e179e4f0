import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { PageError } from './RouteErrors';

jest.mock('@showroom/shared-ui/picture', () => ({
  Picture() {
    throw new Error('There is no picture');
  },
}));

test('where the page of errors fails itself, its place says so and leads home', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = () => Promise.reject(new Response(null, { status: 404 }));
  renderWithPlatform(null, { routes: [{ path: '/', loader, element: null, errorElement: <PageError /> }] });
  expect(await screen.findByText('An error occurred while showing the error page')).toBeVisible();
  expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
});
