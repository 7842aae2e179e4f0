import { getVehicle, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { type Platform, PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { answerTo, type FakeAnswer, fakeClient, type PlatformOptions, testPlatform } from '@showroom/shared-ui/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerConfigs } from '../examples/showroom-config';
import { answerTowns } from '../examples/towns';
import { exampleVehicle } from '../examples/vehicles';
import { createRoutes } from '../expose/routes';

// A busy machine may take its time; what is waited for is a condition.
configure({ asyncUtilTimeout: 10_000 });

jest.setTimeout(30_000);
beforeAll(() => Promise.all([import('./load-vehicle'), import('./gallery/VehicleLightbox'), import('./track-view')]));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

export const away = new ShowroomError('api.unreachable', { status: 503 });
const others = [exampleVehicle(6), exampleVehicle(12)];

const listing = answerTo(listVehiclesLight, {
  data: others,
  meta: { total: 2, page: 1, pages: 1, items: 6, currency: 'EUR', facets: null, ignored: [] },
});

export const one = (changes: Partial<Vehicle['attributes']> = {}) =>
  answerTo(getVehicle, { data: exampleVehicle(0, changes) });

interface VisitOptions extends PlatformOptions {
  /** Hears what the page reports from its first moment. */
  readonly listen?: (bus: Platform['bus']) => void;
}

export async function visit(answers: readonly FakeAnswer[], path?: string, { listen, ...options }: VisitOptions = {}) {
  const client = fakeClient(listing, answerConfigs({}), answerTowns, ...answers);
  const platform = testPlatform({ client, ...options });
  listen?.(platform.bus);
  const router = createMemoryRouter(
    [{ path: '/showroom', hydrateFallbackElement: <p>Loading</p>, children: createRoutes(platform) }],
    {
      initialEntries: [path ?? '/showroom/defender-110-pangea-green-1000'],
    },
  );
  const view = render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, router, client, user: userEvent.setup() };
}

export const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
export const rows = (terms: readonly string[]) =>
  Object.fromEntries(terms.map((term) => [term, row(term)?.textContent]));
