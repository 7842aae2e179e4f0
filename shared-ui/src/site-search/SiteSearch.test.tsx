import { suggestSearches } from '@showroom/contracts/calls/search';
import type { Suggestion } from '@showroom/contracts/entities/search-result';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answerTo, fakeClient, renderWithPlatform } from '../testing/testing';
import { SiteSearch } from './SiteSearch';

/** Node's FormData takes no form, which React passes where a submit navigates. */
class FormlessData extends FormData {
  // biome-ignore lint/complexity/noUselessConstructor: drops the form that React hands over
  constructor() {
    super();
  }
}
const { FormData: before } = globalThis;
beforeAll(() => {
  globalThis.FormData = FormlessData;
});
afterAll(() => {
  globalThis.FormData = before;
});

const suggestion = (kind: 'model' | 'page', title: string, path: string): Suggestion => ({
  id: `${kind}-${title}`,
  type: 'suggestion',
  attributes: {
    kind,
    title: [{ text: title.slice(0, 3), is_found: true }, { text: title.slice(3) }],
    path,
    picture: '',
  },
});
const DATA = [
  suggestion('model', 'Defender 110', '/stock?models=Defender%20110'),
  suggestion('page', 'Defender', '/defender'),
];

function start({ answer = answerTo(suggestSearches, { data: DATA }) } = {}) {
  const onLeave = jest.fn();
  const client = fakeClient(answer);
  const rendered = renderWithPlatform(<SiteSearch onLeave={onLeave} />, { client, market: 'ae', locale: 'ar-AE' });
  return { ...rendered, client, onLeave, user: userEvent.setup() };
}
const field = () => screen.getByRole('combobox');
const options = () => screen.findAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('without scripts it is a form that leads to the results in the language of the page', () => {
  const { container } = start();
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/ar/search', 'get']);
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});

test('what is typed leads to the results; nothing typed leads nowhere', async () => {
  const { router, onLeave, user } = start();
  await user.click(screen.getByRole('button'));
  expect(router.state.location.pathname).toBe('/');
  await user.type(screen.getByRole('searchbox'), ' range & rover {Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=range+%26+rover' }),
  );
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('suggestions are asked once somebody pauses, grouped by kind, and told', async () => {
  const { client, container, user } = start();
  await user.click(screen.getByRole('searchbox'));
  await user.type(await screen.findByRole('combobox'), 'defender');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Defender 110', 'Defender']);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'الطرازات',
    'الصفحات',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('اقتراحان');
  expect(client.sends).toEqual([
    { call: suggestSearches, input: { query: { market: 'ae', locale: 'ar-AE', text: 'defender' } } },
  ]);
  expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('arrows go round through the suggestions and the field, Escape closes them, Enter follows one', async () => {
  const { client, onLeave, user } = start();
  await user.click(screen.getByRole('searchbox'));
  await user.type(await screen.findByRole('combobox'), 'def');
  const [first, second] = await options();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(first);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(second);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(second);
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('def');
  await user.type(field(), 'e');
  await waitFor(() => expect(client.sends).toHaveLength(2));
  const [again] = await options();
  const followed = jest.fn((event: Event) => event.preventDefault());
  again?.addEventListener('click', followed);
  expect(again).toHaveAttribute('href', '/ar/stock?models=Defender%20110');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('suggestions that fail leave the field as it was, and none are shown of a text before', async () => {
  const error = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { user } = start({
    answer: answerTo(suggestSearches, () => {
      throw new Error('away');
    }),
  });
  await user.click(screen.getByRole('searchbox'));
  await user.type(await screen.findByRole('combobox'), 'def');
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  error.mockRestore();
});

test('one letter asks nothing, one character of Japanese does', async () => {
  const { client, user } = start();
  await user.click(screen.getByRole('searchbox'));
  await user.type(await screen.findByRole('combobox'), 'd');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(client.sends).toEqual([]);
  await user.clear(field());
  await user.type(field(), '車');
  await waitFor(() => expect(client.sends).toHaveLength(1));
});
