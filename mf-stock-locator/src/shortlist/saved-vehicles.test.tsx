import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeSaved, savedVehicles, toggledSaved, useSaved, useSavedVehicles } from './saved-vehicles';

const KEY = 'sl_saved_vehicles';
const defender = { id: '1', list: 'international' };
const velar = { id: '2', list: 'international' };

function Saved() {
  const [isSaved, toggle] = useSaved(defender);
  const all = useSavedVehicles();
  return (
    <button type="button" aria-pressed={isSaved} onClick={toggle}>
      {all.map(({ id, list }) => `${list}/${id}`).join(' ')}
    </button>
  );
}

/** What another tab wrote, as the browser reports it. */
function fromAnotherTab(value: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

beforeEach(() => localStorage.clear());

test.each([
  [[], defender, [defender]],
  [[velar], defender, [defender, velar]],
  [[velar, defender], defender, [velar]],
  [[{ id: '1', list: 'au' }], defender, [defender, { id: '1', list: 'au' }]],
])('%j with %j toggled is %j', (before, vehicle, after) => expect(toggledSaved(before, vehicle)).toEqual(after));

test('a press saves and a second press removes, under the key of the specification', async () => {
  render(<Saved />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([defender]);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
});

test('what another tab saves or empties is seen here', () => {
  render(<Saved />);
  fromAnotherTab([velar, defender]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('international/2 international/1');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('');
});

test('a page that comes back from the memory of the browser shows what was saved meanwhile', () => {
  render(<Saved />);
  localStorage.setItem(KEY, JSON.stringify([defender]));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

test.each(['not json', '{"id":"1"}', 'null', '[1,null,{"id":1,"list":"international"}]'])(
  'stored %s counts as nothing',
  (text) => {
    localStorage.setItem(KEY, text);
    render(<Saved />);
    expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('');
  },
);

test('what is gone is removed, and an untouched list is not written again', () => {
  localStorage.setItem(KEY, JSON.stringify([velar, defender]));
  render(<Saved />);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  act(() => removeSaved([{ id: '3', list: 'international' }]));
  expect(write).not.toHaveBeenCalled();
  act(() => removeSaved([velar]));
  expect(savedVehicles.read()).toEqual([defender]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([defender]);
  write.mockRestore();
});

test('without local storage a press still shows until the page is left', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  render(<Saved />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  expect(warn.mock.calls[0]?.[0]).toBe('There is no localStorage');
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  warn.mockRestore();
});
