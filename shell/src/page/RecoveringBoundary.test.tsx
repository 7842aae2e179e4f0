import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { RecoveringBoundary } from './RecoveringBoundary';

let broken = true;

function Fragile() {
  if (broken) throw new Error('broken');
  return <p>Standing</p>;
}

beforeEach(() => {
  broken = true;
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what failed is rendered again by itself, the second time after a longer pause', () => {
  renderWithPlatform(
    <RecoveringBoundary fallback={() => <p>Missing</p>}>
      <Fragile />
    </RecoveringBoundary>,
  );
  expect(screen.getByText('Missing')).toBeVisible();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText('Missing')).toBeVisible();
  broken = false;
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByText('Missing')).toBeVisible();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Standing')).toBeVisible();
});
