import { act, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary';
import { onDemand } from './on-demand';
import { useLoaded } from './use-loaded';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** Code that fails as often as told before it comes. */
function comingAfter(failures: number) {
  let left = failures;
  return jest.fn(async (): Promise<ComponentType<{ readonly name: string }>> => {
    left -= 1;
    if (left >= 0) throw new Error('The network is away');
    return Greeting;
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** React shows a fallback for a moment at least before what it waited for takes its place. */
const MOMENT = 500;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(late: ReactElement): Promise<void> {
  const again = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  );
  await act(async () => {
    render(
      <ErrorBoundary fallback={again}>
        <Suspense fallback="Wait">{late}</Suspense>
      </ErrorBoundary>,
    );
  });
}

test('what stands for it makes room when the code has come', async () => {
  const fetch = comingAfter(0);
  const Late = onDemand(fetch);
  expect(fetch).not.toHaveBeenCalled();
  await show(<Late name="Ada" />);
  await pass(MOMENT);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('code that was loaded before is there at once, on the server as well', async () => {
  const Late = onDemand(comingAfter(0));
  await Late.load();
  expect(renderToString(<Late name="Ada" />)).toContain('Ada');
});

test('code that does not come is tried again while what stands for it stands', async () => {
  const fetch = comingAfter(3);
  const Late = onDemand(fetch);
  await show(<Late name="Ada" />);
  await pass(6999);
  expect(screen.getByText('Wait')).toBeInTheDocument();
  await pass(1 + MOMENT);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('when it cannot be had its place says so, and a later try starts anew', async () => {
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const fetch = comingAfter(4);
  const Late = onDemand(fetch);
  await show(<Late name="Ada" />);
  await pass(7000 + MOMENT);
  const again = screen.getByRole('button', { name: 'Again' });
  expect(fetch).toHaveBeenCalledTimes(4);
  await pass(1000);
  await act(async () => again.click());
  await pass(MOMENT);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  quiet.mockRestore();
});

test('a hint that was wrong troubles nobody', async () => {
  const troubles = jest.fn();
  process.on('unhandledRejection', troubles);
  const fetch = comingAfter(9);
  onDemand(fetch).expect();
  await pass(7000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', troubles);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(troubles).not.toHaveBeenCalled();
});

const Offer = onDemand(comingAfter(0));
const Lost = onDemand(comingAfter(9));

function Page() {
  const hasOffer = useLoaded(Offer);
  const hasLost = useLoaded(Lost);
  return (
    <>
      <p>Page</p>
      {hasOffer && <Offer name="Ada" />}
      {hasLost && <Lost name="Bob" />}
    </>
  );
}

test('what nobody asked for comes without anything that stands for it, and may stay away', async () => {
  await show(<Page />);
  expect(screen.getByText('Page')).toBeInTheDocument();
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  await pass(7000);
  expect(screen.queryByText('Hello Bob')).not.toBeInTheDocument();
});
