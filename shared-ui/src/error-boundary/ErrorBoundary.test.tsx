import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../testing/testing';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;

function Fragile() {
  if (broken) throw new Error('broken');
  return <p>Standing</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a failure stays in its place, and the visitor can try again', async () => {
  const onError = jest.fn();
  renderWithPlatform(
    <>
      <p>Around</p>
      <ErrorBoundary onError={onError}>
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Around')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again.');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Standing')).toBeVisible();
});

test('a new reset key tries again by itself', () => {
  const at = (path: string) => (
    <ErrorBoundary resetKey={path}>
      <Fragile />
    </ErrorBoundary>
  );
  const { rerender } = renderWithPlatform(null);
  rerender(at('/a'));
  expect(screen.getByRole('alert')).toBeVisible();
  broken = false;
  rerender(at('/a'));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(at('/b'));
  expect(screen.getByText('Standing')).toBeVisible();
});

test('a fallback of its own stands in for the notice', () => {
  renderWithPlatform(
    <ErrorBoundary fallback={() => <p>Own</p>}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Own')).toBeVisible();
});

test('an empty fallback shows nothing', () => {
  renderWithPlatform(
    <ErrorBoundary fallback={() => null}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
