import { listTowns } from '@showroom/contracts/calls/places';
import { answerTo, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapFrame } from './MapFrame';

let mockCanDraw = true;
const mockFitBounds = jest.fn();

/** A degree is ten pixels, and the map loads once it is listened to. */
jest.mock(
  'maplibre-gl',
  () => {
    class FakeMap {
      touchZoomRotate = { disableRotation() {} };
      keyboard = { disableRotation() {} };
      fitBounds = mockFitBounds;
      options: { container: HTMLElement };
      constructor(options: { container: HTMLElement }) {
        this.options = options;
        if (!mockCanDraw) throw new Error('There is no WebGL.');
      }
      on(event: string, tell: () => void) {
        if (event === 'load') queueMicrotask(() => act(tell));
      }
      once(event: string, tell: () => void) {
        if (event === 'idle') queueMicrotask(() => act(tell));
      }
      off() {}
      remove() {}
      easeTo() {}
      getZoom = () => 5;
      getCenter = () => ({ wrap: () => ({ lat: 51, lng: 4 }) });
      getSource = () => ({ setData() {} });
      project = ([x, y]: [number, number]) => ({ x: x * 10, y: y * 10 });
    }
    class LngLatBounds {
      extend() {}
    }
    return { Map: FakeMap, LngLatBounds, getVersion: () => '1', setWorkerUrl() {} };
  },
  { virtual: true },
);
jest.mock('./atlas', () => ({ landShape() {}, borderLines() {} }));

let come = () => {};
beforeEach(() => {
  mockCanDraw = true;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

const points = [
  { id: 'a', name: 'Amstelhof', detail: 'Amsterdam', latitude: 52, longitude: 4 },
  { id: 'b', name: 'Brabant', detail: 'Brussels', latitude: 50, longitude: 20 },
  { id: 'c', name: 'Scheldekaai', detail: 'Antwerp', latitude: 51, longitude: 20 },
];

function show(onChoose = jest.fn(), chosen?: string) {
  const client = fakeClient(answerTo(listTowns, { data: [], meta: { total: 0 } }));
  renderWithPlatform(
    <MapFrame label="Retailers" points={points} chosen={chosen} onChoose={onChoose} picture={<p>Picture</p>} />,
    { client },
  );
  return onChoose;
}

test('until a visitor comes near, the picture stands and nothing is loaded', () => {
  show();
  expect(screen.getByText('Picture')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('near it the map comes with a button for each point, and one for points that lie on each other', async () => {
  const onChoose = show();
  come();
  await userEvent.click(await screen.findByRole('button', { name: 'Amstelhof, Amsterdam' }));
  expect(onChoose).toHaveBeenCalledWith('a');
  expect(screen.getByText('Picture')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2 places: zoom in' }));
  expect(mockFitBounds).toHaveBeenCalled();
});

test('what is chosen in a list is marked on the map, outside of any group', async () => {
  show(jest.fn(), 'c');
  come();
  expect(await screen.findByRole('button', { name: 'Scheldekaai, Antwerp' })).toBePressed();
  expect(screen.getByRole('button', { name: 'Brabant, Brussels' })).not.toBePressed();
});

test('where no map can be drawn the picture stays', async () => {
  mockCanDraw = false;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  show();
  come();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('A map cannot be drawn', expect.any(Error)));
  expect(screen.getByText('Picture')).toBeVisible();
  warn.mockRestore();
});
