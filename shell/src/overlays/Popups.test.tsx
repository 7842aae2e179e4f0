import { type Popup, popup } from '@showroom/contracts/settings/overlays';
import type { Settings } from '@showroom/contracts/settings/settings';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { testPlatform } from '@showroom/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popups } from './Popups';

const HELLO: Popup = popup.parse({
  is_enabled: true,
  header: 'Hello',
  body: '<p>Open on <strong>Sunday</strong>.</p>',
  store_type: 'sessionStorage',
  matching_paths: ['/', '/offers*'],
  buttons: [
    { text: 'To the stock', url: '/stock' },
    { text: 'Understood', close_on_click: true },
    { text: 'Listen', url: '#sound', type: 'tertiary' },
    { text: 'Bad', url: 'javascript:alert(1)' },
  ],
});
const EXIT = { header: 'You are leaving', body: '', ok_text: 'Go on', cancel_text: 'Stay' };

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function open(settings: Partial<Settings>) {
  const element = (
    <>
      <a href="https://elsewhere.test/cars" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="https://partner.test/" onClick={(event) => event.preventDefault()}>
        Partner
      </a>
      <Popups isFree />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => {
    render(
      <PlatformProvider value={testPlatform({ settings })}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    );
  });
  return router;
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hello = () => screen.queryByRole('dialog', { name: 'Hello' });
const leaving = () => screen.queryByRole('dialog', { name: 'You are leaving' });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a popup appears 500 ms after the page has loaded, with its HTML and its safe buttons', async () => {
  await open({ 'popups.list': [HELLO] });
  await wait(499);
  expect(hello()).not.toBeInTheDocument();
  await wait(1);
  expect(hello()).toBeVisible();
  expect(screen.getByText('Sunday').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'To the stock' })).toHaveAttribute('href', '/stock');
  expect(screen.queryByText('Bad')).not.toBeInTheDocument();
});

test.each([
  ['its close button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => act(() => user.keyboard('{Escape}'))],
  ['a press beside it', () => user.click(screen.getByRole('dialog'))],
  ['a button that closes it', () => user.click(screen.getByRole('button', { name: 'Understood' }))],
])('a popup that was closed by %s stays closed', async (_, close) => {
  const router = await open({ 'popups.list': [HELLO] });
  await wait(500);
  await close();
  expect(hello()).not.toBeInTheDocument();
  expect(sessionStorage.getItem('basic-popup')).not.toBeNull();
  await act(() => router.navigate('/offers/new'));
  await wait(1000);
  expect(hello()).not.toBeInTheDocument();
});

test('another button leaves it open', async () => {
  await open({ 'popups.list': [HELLO] });
  await wait(500);
  await user.click(screen.getByRole('link', { name: 'Listen' }));
  expect(hello()).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('each path is looked at anew: one that does not match hides the popup, and nothing stored brings it back', async () => {
  const router = await open({ 'popups.list': [{ ...HELLO, store_type: 'none' }] });
  await wait(500);
  await act(() => router.navigate('/stock'));
  await wait(1000);
  expect(hello()).not.toBeInTheDocument();
  await act(() => router.navigate('/offers'));
  await wait(500);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await wait(1000);
  expect(hello()).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  await wait(500);
  expect(hello()).toBeVisible();
});

test('a popup waits for a dialog that is open, until it is closed', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.showModal();
  await open({ 'popups.list': [HELLO] });
  await wait(2000);
  expect(hello()).not.toBeInTheDocument();
  await act(async () => other.close());
  await wait(0);
  expect(hello()).toBeVisible();
  other.remove();
});

describe('a link to another site', () => {
  let went: jest.SpyInstance;
  beforeEach(() => {
    went = jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => went.mockRestore());
  const settings = { 'exit_popup.content': [EXIT], 'exit_popup.whitelist': '\nhttps://partner.test\n' };

  test('asks first, stays on cancel and goes where it led on confirmation', async () => {
    await open(settings);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(leaving()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(leaving()).not.toBeInTheDocument();
    expect(went).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(went).toHaveBeenCalledWith('https://elsewhere.test/cars', '_blank', 'noopener');
    expect(leaving()).not.toBeInTheDocument();
  });

  test('asks nothing where a list has it, or where no question is written', async () => {
    await open(settings);
    await user.click(screen.getByRole('link', { name: 'Partner' }));
    expect(leaving()).not.toBeInTheDocument();
  });

  test('has no cancel button without its text', async () => {
    await open({ 'exit_popup.content': [{ ...EXIT, cancel_text: '' }] });
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(leaving()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
  });

  test('in a popup is asked about alone, and the popup comes back', async () => {
    const [button] = HELLO.buttons;
    const buttons = button ? [{ ...button, text: 'Out', url: 'https://elsewhere.test/' }] : [];
    await open({ ...settings, 'popups.list': [{ ...HELLO, buttons }] });
    await wait(500);
    await user.click(screen.getByRole('link', { name: 'Out' }));
    expect(leaving()).toBeVisible();
    expect(hello()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(hello()).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
