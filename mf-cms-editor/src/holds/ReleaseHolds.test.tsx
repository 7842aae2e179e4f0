import { listHolds, type OpenHold, releaseHolds } from '@showroom/contracts/calls/holds';
import type { MarketCode } from '@showroom/contracts/markets';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, refusal, row, visitAs } from '../editor-in-tests';

const hold = (id: string, market: MarketCode, changes: Partial<OpenHold> = {}) => ({
  id,
  type: 'open-hold' as const,
  attributes: {
    market,
    vehicle: { title: `Car ${id}`, vin: null },
    order_number: 'AAAA-BBBB-CCCC',
    is_named: false,
    taken_at: '2026-03-01T12:05:00.000Z',
    expires_at: '2026-03-01T12:20:00.000Z',
    extended: 0,
    is_paying: false,
    network: 'a1B2c3',
    of_network: 1,
    signs: ['network' as const],
    ...changes,
  },
});
const holds = (data: ReturnType<typeof hold>[], total = data.length, markets: MarketCode[] = ['au', 'jp']) =>
  answerTo(listHolds, { data, meta: { total, markets } });

async function open(...over: readonly FakeAnswer[]) {
  const visited = visitAs('admin', '/admin/holds', ...over);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}

test('many are released market by market, twenty-five at a time', async () => {
  const all = [...Array.from({ length: 30 }, (_, index) => hold(`a${index}`, 'au')), hold('j0', 'jp')];
  const { user, sent } = await open(holds(all), answerTo(releaseHolds, { data: { released: 10, kept: 0 } }));
  await user.click(screen.getByRole('button', { name: 'Release all that are suspicious (31)' }));
  const dialog = openDialog('Release 31 vehicles');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), ' A bot. ');
  await user.click(dialog.getByRole('button', { name: 'Release 31 vehicles' }));
  expect(await screen.findByText('30 vehicles are on sale again.')).toBeVisible();
  const bodies = sent(releaseHolds).map(({ body }) => Object(body));
  expect(bodies.map(({ market, holds: ids, why }) => [market, ids.length, why])).toEqual([
    ['au', 25, 'A bot.'],
    ['au', 5, 'A bot.'],
    ['jp', 1, 'A bot.'],
  ]);
});

test('one is released from its own line', async () => {
  const { user, sent } = await open(
    holds([hold('1', 'au'), hold('2', 'au', { signs: [] })]),
    answerTo(releaseHolds, { data: { released: 1, kept: 0 } }),
  );
  await user.click(row(/Car 2/).getByRole('button', { name: 'Release Car 2' }));
  await user.type(openDialog('Release 1 vehicle').getByRole('textbox', { name: /Why/ }), 'They called.');
  await user.click(openDialog().getByRole('button', { name: 'Release 1 vehicle' }));
  expect(await screen.findByText('1 vehicle is on sale again.')).toBeVisible();
  expect(sent(releaseHolds)).toEqual([{ body: { market: 'au', holds: ['2'], why: 'They called.' } }]);
});

test('a refusal says why and keeps the reason', async () => {
  const { user } = await open(holds([hold('1', 'au')]), answerTo(releaseHolds, refusal(403, 'Not your market.')));
  await user.click(screen.getByRole('button', { name: 'Release Car 1' }));
  await user.type(openDialog().getByRole('textbox', { name: /Why/ }), 'x');
  await user.click(openDialog().getByRole('button', { name: 'Release 1 vehicle' }));
  expect(await openDialog().findByRole('alert')).toHaveTextContent('Not your market.');
  expect(openDialog().getByRole('textbox', { name: /Why/ })).toHaveValue('x');
});

test('without any it says so, and offers nothing', async () => {
  await open(holds([]));
  expect(screen.getByText('Nobody is reserving a vehicle at the moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
});

test('a list that ends says of how many', async () => {
  await open(holds([hold('1', 'au'), hold('2', 'au')], 700));
  expect(screen.getByRole('heading', { level: 2, name: '2 vehicles of 700' })).toBeVisible();
});

test.each([
  [{ extended: 1 }, /renewed once/],
  [{ extended: 3 }, /renewed 3 times/],
  [{ network: null }, 'This machine'],
  [{ signs: [] }, 'None'],
  [{ is_named: true }, 'Named'],
  [{ is_paying: true, is_named: true }, 'Paying'],
  [{ vehicle: { title: 'Car 1', vin: 'SAL1' } }, 'SAL1, Australia'],
  [{}, 'To be built, Australia'],
] as const)('a hold with %j says: %s', async (changes, text) => {
  await open(holds([hold('1', 'au', { ...changes, signs: 'signs' in changes ? [] : ['network'] })]));
  expect(row(/Car 1/).getByText(text)).toBeVisible();
});

test('times are those of the market of each vehicle', async () => {
  await open(holds([hold('1', 'au'), hold('2', 'jp')]));
  expect(row(/Car 1/).getByText('01/03/2026 23:05')).toBeVisible();
  expect(row(/Car 2/).getByText('01/03/2026 21:05')).toBeVisible();
});

test('markets are chosen among those of the person, if there are several', async () => {
  const { unmount } = await open(holds([]));
  const links = within(screen.getByRole('navigation', { name: 'Markets' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/admin/holds'],
    ['Australia', '/admin/holds?market=au'],
    ['Japan', '/admin/holds?market=jp'],
  ]);
  unmount();
  await open(holds([], 0, ['au']));
  expect(screen.queryByRole('navigation', { name: 'Markets' })).not.toBeInTheDocument();
});
