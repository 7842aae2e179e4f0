import type { Settings } from '@showroom/contracts/settings/settings';
import { type RenderOptions, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EarlyAnswer } from './Banner';
import { Consent } from './Consent';
import { createConsentStore } from './consent-store';

const CONTENT: Settings['cookie_consent.content'][number] = {
  ...{ title: 'Cookies', body: '<p>We use some.</p>', accept_label: '', reject_label: '', choose_label: '' },
  ...{ button_position: 'right', title_level: 2 },
};

function open(
  settings: Partial<Settings> = { 'cookie_consent.content': [CONTENT] },
  options: RenderOptions = {},
  early: EarlyAnswer = {},
) {
  const store = createConsentStore();
  const ui = (
    <>
      <Consent store={store} early={early} />
      <a href="#cookie-settings">Cookie settings</a>
      <main tabIndex={-1} />
    </>
  );
  return { store, ...renderWithPlatform(ui, { settings, ...options }) };
}
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => localStorage.getItem('cookieConsentStatus');

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test('the banner shows its title and a button "Accept", at the level and position of the setting', () => {
  open({
    'cookie_consent.content': [{ ...CONTENT, title_level: 3, button_position: 'center' }],
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Cookies' })).toBeVisible();
  const accept = screen.getByRole('button', { name: 'Accept' });
  expect(accept.closest('[data-position]')).toHaveAttribute('data-position', 'center');
});

test('buttons take the words of the setting, in the language of the page', () => {
  const arabic = { ...CONTENT, language: 'ar', title: 'Cookies', accept_label: 'موافق' };
  open({ 'cookie_consent.content': [{ ...CONTENT, language: 'en' }, arabic] }, { market: 'ae', locale: 'ar-AE' });
  expect(screen.getByRole('button', { name: 'موافق' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'رفض' })).toBeVisible();
});

test('without content nobody is asked, the status is unknown, and nothing is allowed', () => {
  const { store } = open({});
  expect(banner()).toBeNull();
  expect(store.get().status).toBe('unknown');
  expect(store.get().allows(['optional'])).toBe(false);
});

test('the status is pending while the banner asks', () => {
  const { store } = open();
  expect(banner()).toBeVisible();
  expect(store.get()).toMatchObject({ status: 'pending', scopes: [] });
});

const ALL = ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'];

test.each([
  ['Accept', { status: 'accepted', scopes: ALL }],
  ['Reject', { status: 'rejected', scopes: ['obligatory'] }],
])('"%s" is stored, and the next page does not ask', async (button, choice) => {
  const { store, unmount } = open();
  await press(button);
  expect(banner()).toBeNull();
  expect(store.get()).toMatchObject(choice);
  expect(JSON.parse(stored() ?? '')).toEqual(choice);
  unmount();
  const next = open();
  expect(banner()).toBeNull();
  expect(next.store.get()).toMatchObject(choice);
});

test('the scopes that a visitor chooses are accepted, and no others', async () => {
  const { store } = open();
  await press('Choose');
  expect(await screen.findByRole('checkbox', { name: /Necessary/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Marketing/ }));
  await press('Save my choice');
  expect(store.get()).toMatchObject({ status: 'accepted', scopes: ['obligatory', 'marketing'] });
  expect([store.get().allows(['marketing']), store.get().allows(['statistic'])]).toEqual([true, false]);
});

test('a link opens the choice again, with what was chosen, and Escape leaves it as it is', async () => {
  const { store } = open();
  await press('Accept');
  const link = screen.getByRole('link', { name: 'Cookie settings' });
  await userEvent.click(link);
  expect(banner()).toHaveFocus();
  await press('Choose');
  expect(within(await screen.findByRole('group')).getByRole('checkbox', { name: /Statistics/ })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(banner()).toBeNull();
  expect(link).toHaveFocus();
  expect(store.get().status).toBe('accepted');
  await userEvent.click(link);
  await press('Reject');
  expect(store.get().status).toBe('rejected');
});

test('the choice is kept under the key of the setting', async () => {
  open({ 'cookie_consent.content': [CONTENT], 'cookie_consent.storage_key': 'choice-2' });
  await press('Reject');
  expect(localStorage.getItem('choice-2')).toContain('rejected');
  expect(stored()).toBeNull();
});

test.each(['{"status":"accepted"}', 'accepted', '{"status":"pending","scopes":[]}'])(
  'a stored choice without sense, %s, asks again',
  (text) => {
    localStorage.setItem('cookieConsentStatus', text);
    open();
    expect(banner()).toBeVisible();
  },
);

test('Global Privacy Control is a refusal until the visitor says otherwise', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { store, unmount } = open();
  expect(banner()).toBeNull();
  expect(store.get().status).toBe('rejected');
  expect(stored()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
  expect(screen.getByText(/Your browser asks sites not to track you/)).toBeVisible();
  await press('Accept');
  unmount();
  expect(open().store.get().status).toBe('accepted');
});

test('the strategy none shows no banner and gates nothing', () => {
  const { store } = open({ 'cookie_consent.strategy': 'none', 'cookie_consent.content': [CONTENT] });
  expect(banner()).toBeNull();
  expect(store.get().allows(['marketing', 'unclassified'])).toBe(true);
});

test('a frame of an editor has its address while its scope is allowed', async () => {
  document.body.insertAdjacentHTML('beforeend', '<iframe title="F" data-consent-src="https://films.test/1"></iframe>');
  const frame = () => document.querySelector('iframe[title=F]');
  open();
  expect(frame()).not.toHaveAttribute('src');
  await press('Accept');
  expect(frame()).toHaveAttribute('src', 'https://films.test/1');
  await userEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
  await press('Reject');
  expect(frame()).not.toHaveAttribute('src');
  frame()?.remove();
});

test.each(['accept', 'reject'] as const)('"%s" that was pressed in the page before there was code counts', (answer) => {
  const { store } = open(undefined, {}, { answer });
  expect(store.get().status).toBe(`${answer}ed`);
  expect(JSON.parse(stored() ?? '')).toMatchObject({ status: `${answer}ed` });
  expect(banner()).toBeNull();
});

test('"Choose" that was pressed before there was code opens the choice', async () => {
  open(undefined, {}, { answer: 'choose' });
  expect(await screen.findByRole('checkbox', { name: /Marketing/ })).toBeVisible();
});

test('the button that had the focus in the page has it when its code comes', () => {
  open(undefined, {}, { focus: 'reject' });
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
});
