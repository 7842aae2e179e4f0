import { analyticsEvent } from '@showroom/contracts/events/analytics';
import { analyticsReady } from '@showroom/contracts/events/analytics-ready';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, render, waitFor } from '@testing-library/react';
import { ACCEPTED_ALL, consentOf, PENDING } from '../consent/choices';
import { testShell } from '../page/context.testing';
import { Analytics } from './Analytics';

const VIEW = { event: 'view_item', parameters: { label: 'A' }, scope: 'statistic' } as const;

/** The page of a vehicle, whose visitor is asked. */
function openPage() {
  const { platform, consent, counted } = testShell();
  consent.replace(consentOf('basic', PENDING));
  const page = { id: 'site', element: <Analytics consent={consent} counted={counted} /> };
  const vehicle = { id: 'vehicle', path: '/vehicle', handle: { name: 'stock-locator-preview' } };
  const router = createMemoryRouter([{ ...page, children: [vehicle, { id: 'other', path: '*' }] }], {
    initialEntries: ['/vehicle'],
  });
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  const accept = () => act(() => consent.replace(consentOf('basic', ACCEPTED_ALL)));
  return { bus: platform.bus, router, accept };
}

const counted = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const { event, page_kind } = Object(entry);
    return event ? [[event, page_kind]] : [];
  });

beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('what was sent before the visitor agreed is counted afterwards, each with the kind of its page', async () => {
  const { bus, router, accept } = openPage();
  bus.emit(analyticsEvent, VIEW);
  await act(() => router.navigate('/elsewhere'));
  expect(counted()).toEqual([]);
  accept();
  await waitFor(() => expect(counted()).toContainEqual(['view_item', 'product detail page']));
  bus.emit(analyticsEvent, { ...VIEW, event: 'select_item' });
  expect(counted()).toEqual([
    ['page_view', 'product detail page'],
    ['page_view', 'other'],
    ['view_item', 'product detail page'],
    ['select_item', 'other'],
  ]);
});

test('whoever waits for what counts hears that it is ready, though nobody has answered', async () => {
  const { bus } = openPage();
  const isReady = new Promise((resolve) => bus.on(analyticsReady, resolve));
  expect(await isReady).toEqual({ is_reported: true });
  expect(counted()).toEqual([]);
});
