import { createMemoryRouter, Outlet, RouterProvider } from '@showroom/shared-ui/router';
import { act, render } from '@testing-library/react';
import { announceLoaded } from './loaded-event';
import { ProgressBar } from './ProgressBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A page whose next one comes, or fails, when it is told. */
async function leave() {
  let come = () => {};
  let fail = () => {};
  const next = new Promise<null>((resolve, reject) => {
    come = () => resolve(null);
    fail = () => reject(new Error('Away'));
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: 'Here' },
        { path: 'next', loader: () => next, element: 'There', errorElement: 'Nothing' },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const bar = () => container.querySelector<HTMLElement>('.progress');
  act(() => void router.navigate('/next'));
  await pass(0);
  return { come, fail, bar, grown: () => bar()?.style.transform };
}

test('a page that comes within 200 ms shows no bar', async () => {
  const { come, bar } = await leave();
  await pass(199);
  expect(bar()).toBeNull();
  come();
  await pass(0);
  await pass(1000);
  expect(bar()).toBeNull();
});

test('the bar grows every 100 ms to the whole in 5 seconds, by 45 for a loader, and is seen for 500 ms at its end', async () => {
  const { come, bar, grown } = await leave();
  await pass(200);
  expect(grown()).toBe('scaleX(0)');
  await pass(100);
  expect(grown()).toBe('scaleX(0.02)');
  await pass(900);
  expect(grown()).toBe('scaleX(0.2)');
  act(() => announceLoaded(1));
  expect(grown()).toBe('scaleX(0.65)');
  await pass(10_000);
  expect(grown()).toBe('scaleX(0.98)');
  come();
  await pass(0);
  expect(grown()).toBe('scaleX(1)');
  expect(bar()?.dataset['status']).toBe('finished');
  await pass(499);
  expect(bar()).not.toBeNull();
  await pass(1);
  expect(bar()).toBeNull();
});

test('each of several loaders is worth 30', async () => {
  const { grown } = await leave();
  await pass(200);
  act(() => announceLoaded(2));
  expect(grown()).toBe('scaleX(0.3)');
});

test('a page that failed ends in red', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { fail, bar } = await leave();
  await pass(300);
  fail();
  await pass(0);
  expect(bar()?.dataset['status']).toBe('failed');
  await pass(500);
  expect(bar()).toBeNull();
});
