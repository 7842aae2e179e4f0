import type { Settings } from '@showroom/contracts/settings/settings';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FirstQuestion } from '../consent/question/FirstQuestion';
import { type ShellContext, ShellProvider } from './context';
import { testShell } from './context.testing';
import { LateConsent } from './LateConsent';

const CONTENT: Settings['cookie_consent.content'][number] = {
  ...{ title: 'Cookies', body: '<p>We use some.</p>', accept_label: '', reject_label: '', choose_label: '' },
  ...{ button_position: 'right', title_level: 2 },
};

/** The page of the server before the browser takes it over. */
function served(settings: Partial<Settings>) {
  const options = { settings: { 'cookie_consent.content': [CONTENT], ...settings } };
  const tree = (values: Partial<ShellContext>) => {
    const shell = testShell({ options, ...values });
    return (
      <ShellProvider value={shell}>
        <PlatformProvider value={shell.platform}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <LateConsent /> }])} />
        </PlatformProvider>
      </ShellProvider>
    );
  };
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tree({ side: 'server', FirstQuestion }));
  const banner = place.querySelector<HTMLElement>('.consent');
  return { banner, takeOver: () => act(async () => void hydrateRoot(place, tree({}))) };
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

test('the question stands in the page, hidden and alike for everybody, with the key of the choice', () => {
  const { banner } = served({ 'cookie_consent.storage_key': 'choice' });
  expect([banner?.hidden, banner?.dataset['consentKey'], banner?.getAttribute('aria-label')]).toEqual([
    true,
    'choice',
    'Cookies',
  ]);
  if (banner) banner.hidden = false;
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Choose', 'Reject', 'Accept']);
});

test('what is pressed there is done when its code has come, and the focus stays at its button', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { banner, takeOver } = served({});
  if (banner) banner.hidden = false;
  screen.getByRole('button', { name: 'Reject' }).focus();
  await takeOver();
  await waitFor(() => expect(banner?.isConnected).toBe(false));
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(JSON.parse(localStorage.getItem('cookieConsentStatus') ?? '')).toMatchObject({ status: 'rejected' });
  expect(warned.mock.calls).toEqual([]);
});

test.each<[string, Partial<Settings>]>([
  ['a provider asks', { 'cookie_consent.strategy': 'oneTrust' }],
  ['nothing waits for consent', { 'cookie_consent.strategy': 'none' }],
  ['there is nothing to say', { 'cookie_consent.content': [] }],
])('where %s nothing stands there', (_where, settings) => {
  expect(served(settings).banner).toBeNull();
});
