import { getDynamicContent, getExternalModels, listOffers } from '@showroom/contracts/calls/showroom';
import type { ContentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from '../platform/platform';
import { createMemoryRouter, RouterProvider } from '../router/router';
import { answerTo, type FakeAnswer, fakeClient } from '../testing/fake-client';
import { type PlatformOptions, renderWithPlatform, testPlatform } from '../testing/render-with-platform';
import { useFailedStrategies } from './use-failed-strategies';

const UUID = '0c3f0a52-6f1e-4d0b-8a44-5e7b9d2c1f03';
const away = new ShowroomError('api.unreachable', { status: 503 });
const external = (value: string): ContentStrategy => ({ key: 'mena_external_sl', value, fallback: 'Nothing left' });
const offers = (model: string): ContentStrategy => ({ key: 'mena_offers', value: { car_model_key: model } });
const listed = (value: string): ContentStrategy => ({ key: 'reffine_sl', value: { name: 'uae', value } });
const brand = (value: string): ContentStrategy => ({ key: 'url_brands', value });

const answers: readonly FakeAnswer[] = [
  answerTo(getExternalModels, { data: ['Defender 110'] }),
  answerTo(listOffers, { data: [{ car_model_key: 'Range Rover' }] }),
  answerTo(getDynamicContent, { [UUID]: ['Discovery'] }),
];
const lists = { 'reffine.lists': { uae: UUID } };

function Piece({ pieces }: { readonly pieces: readonly { readonly dc_strategy: ContentStrategy }[] }) {
  const failed = useFailedStrategies(pieces);
  return pieces.map(({ dc_strategy }) => (
    <p key={dc_strategy.key}>{failed.has(dc_strategy) ? (dc_strategy.fallback ?? 'gone') : 'Content'}</p>
  ));
}
const piecesOf = (...strategies: ContentStrategy[]) => strategies.map((dc_strategy) => ({ dc_strategy }));

async function shown(strategy: ContentStrategy, given: readonly FakeAnswer[], options: PlatformOptions = {}) {
  const client = fakeClient(...given);
  const pieces = piecesOf(strategy);
  const view = renderWithPlatform(<Piece pieces={pieces} />, { path: '/defender/specs', client, ...options });
  // What a check would change is changed by then.
  await act(async () => void (await view.platform.strategySources?.(strategy.key)));
  return screen.getByText(/./, { selector: 'p' }).textContent;
}

// The checks come when they are needed; here they are there.
beforeAll(() => import('@showroom/contracts/dynamic-content/strategies'));

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test.each([
  ['a model in the external list', external('defender_family'), 'Content'],
  ['a model that is not', external('xf'), 'Nothing left'],
  ['an offer that is made', offers('range_rover'), 'Content'],
  ['one that is not', offers('range_rover_sport'), 'gone'],
  ['a model of the named list', listed('discovery_family'), 'Content'],
  ['a model outside of it', listed('any_jag'), 'gone'],
  ['the brand of the page', brand('defender'), 'Content'],
  ['another brand', brand('jaguar'), 'gone'],
])('content for %s', async (_, strategy, text) => {
  expect(await shown(strategy, answers, { settings: lists })).toBe(text);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['external list', external('xf'), answerTo(getExternalModels, away)],
  ['market with an external list', external('xf'), answerTo(getExternalModels, { data: null })],
  ['offers', offers('xf'), answerTo(listOffers, away)],
  ['market with offers', offers('xf'), answerTo(listOffers, { data: null })],
  ['stock lists', listed('xf'), answerTo(getDynamicContent, away)],
  ['known stock list', listed('xf'), answerTo(getDynamicContent, {})],
])('without %s nothing is restricted', async (_, strategy, answer) => {
  expect(await shown(strategy, [answer], { settings: lists })).toBe('Content');
});

test('without the code that checks it nothing is restricted either', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const strategySources = () => Promise.reject(new Error('Loading chunk 7 failed'));
  const router = createMemoryRouter([{ path: '*', element: <Piece pieces={piecesOf(external('xf'))} /> }]);
  render(
    <PlatformProvider value={{ ...testPlatform(), strategySources }}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(screen.getByText('Content')).toBeVisible();
  told.mockRestore();
});

test('an offers list that is empty fails every offer', async () => {
  expect(await shown(offers('xf'), [answerTo(listOffers, { data: [] })])).toBe('gone');
});

test('stock lists that nobody configured are logged and restrict nothing', async () => {
  expect(await shown(listed('xf'), answers)).toBe('Content');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Missing reffine.lists'));
});

test('the server writes all content, whatever its strategy', () => {
  const platform = testPlatform({ client: fakeClient(...answers) });
  const router = createMemoryRouter([{ path: '*', element: <Piece pieces={piecesOf(external('xf'))} /> }]);
  const html = renderToString(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  expect(html).toContain('Content');
});

test('each source is asked once, however many pieces stand on it', async () => {
  const client = fakeClient(...answers);
  const [some, others] = [piecesOf(external('xf'), offers('xf')), piecesOf(external('xe'), brand('jaguar'))];
  renderWithPlatform(
    <>
      <Piece pieces={some} />
      <Piece pieces={others} />
    </>,
    { client },
  );
  expect(await screen.findAllByText('Nothing left')).toHaveLength(2);
  expect(client.sends.map(({ call }) => call.path).sort()).toEqual([getExternalModels.path, listOffers.path].sort());
});
