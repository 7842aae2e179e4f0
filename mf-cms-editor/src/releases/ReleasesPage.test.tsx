import {
  endCanary,
  getReleases,
  listAudit,
  pinRelease,
  promoteCanary,
  rollbackRelease,
  startCanary,
} from '@showroom/contracts/calls/releases';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, region, row, visitAs } from '../editor-in-tests';
import { entry, overview } from './examples';

const answer = { data: { id: 'international', type: 'release-overview' as const, attributes: overview } };
const answers = [
  answerTo(getReleases, answer),
  answerTo(listAudit, {
    data: [{ id: '7', type: 'audit-entry' as const, attributes: entry }],
    meta: { total: 21, page: 1, pages: 3, items: 10 },
  }),
  ...[endCanary, pinRelease, promoteCanary, rollbackRelease, startCanary].map((call) => answerTo(call, answer)),
];

const open = (path = '/admin/releases', ...over: readonly FakeAnswer[]) =>
  visitAs('market_manager', path, ...answers, ...over);

test('shows what stands, how each version does beside the one before, and the log, without accessibility faults', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases of International' })).toBeVisible();
  const canary = region('Canary');
  expect(canary.getByText('mf-blocks 1.1.0')).toBeVisible();
  expect(canary.getByText(/for 20 % of the visitors/)).toBeVisible();
  expect(region('Stable').getByText(/spring release/)).toBeVisible();
  expect(row(/^1\.1\.0/).getByText('1.5 %')).toBeVisible();
  expect(row(/^1\.1\.0/).getByText('1.5 s')).toBeVisible();
  expect(row(/^1\.1\.0/).getByText(/\+50 %/)).toBeVisible();
  expect(row(/^1\.2\.0/).getByText('Burnt')).toBeVisible();
  expect(row(/^1\.2\.0/).getByText('Failed')).toBeVisible();
  const log = row(/Canary started/);
  expect(log.getByText('new carousel (20 %)')).toBeVisible();
  expect(log.getByText('admin@showroom.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/admin/releases?market=international&log=2#content',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('the market and the page of the log stand in the address', async () => {
  const { sent } = open('/admin/releases?market=jp&log=2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases of Japan' })).toBeVisible();
  expect(sent(getReleases)).toEqual([{ params: { market: 'jp' } }]);
  expect(sent(listAudit)).toEqual([{ query: { market: 'jp', page: '2', items: '10' } }]);
  expect(screen.getByRole('link', { name: 'Japan' })).toHaveAttribute('aria-current', 'page');
});

test('a version is tried with a share, once there is a reason', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Try with a share: mf-blocks 1.3.0' }));
  const dialog = openDialog('Try with a share of the visitors');
  const share = dialog.getByRole('spinbutton', { name: 'Share of the visitors, in percent' });
  await user.clear(share);
  await user.type(share, '25');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(sent(startCanary)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'a new carousel');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('mf-blocks 1.3.0 is shown to 25 % of the visitors of International.')).toBeVisible();
  const body = { remote: 'mf-blocks', version: '1.3.0', share: 25, why: 'a new carousel', force: false };
  expect(sent(startCanary)).toEqual([{ params: { market: 'international' }, body }]);
  await waitFor(() => expect(sent(getReleases)).toHaveLength(2));
});

test.each([
  ['Promote', 'Promote', promoteCanary, { why: 'good' }],
  ['End', 'End the canary', endCanary, { why: 'good' }],
  ['Roll back', 'Roll back', rollbackRelease, { why: 'good', force: false }],
] as const)('%s asks why and does it', async (button, confirm, call, body) => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = openDialog();
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'good');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent(call)).toEqual([{ params: { market: 'international' }, body }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a version that burnt its budget comes back by a word of its own only', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Make stable: mf-blocks 1.2.0' }));
  const dialog = openDialog('Make stable');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'the API was at fault');
  await user.click(dialog.getByRole('button', { name: 'Make stable' }));
  expect(sent(pinRelease)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Bring it back although it burnt its budget' }));
  await user.click(dialog.getByRole('button', { name: 'Make stable' }));
  const body = { version: '1.2.0', why: 'the API was at fault', force: true };
  await waitFor(() =>
    expect(sent(pinRelease)).toEqual([{ params: { market: 'international', remote: 'mf-blocks' }, body }]),
  );
});

test('a refusal stays in the dialog with its reasons', async () => {
  const user = userEvent.setup();
  const errors = [{ path: 'expectations', message: 'page /offers of au expects that it renders accordion' }];
  open(undefined, answerTo(pinRelease, refusal(409, 'mf-blocks 1.3.0 may not be promoted', errors)));
  await user.click(await screen.findByRole('button', { name: 'Make stable: mf-blocks 1.3.0' }));
  const dialog = openDialog();
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'spring');
  await user.click(dialog.getByRole('button', { name: 'Make stable' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('mf-blocks 1.3.0 may not be promoted')).toBeVisible();
  expect(alert.getByText('page /offers of au expects that it renders accordion')).toBeVisible();
});

test('what empties a place of the published site is shown, and done after a second yes to exactly that', async () => {
  const user = userEvent.setup();
  const losses = ['The template carousel is gone from /offers.', 'The slot navigation stays empty on every page.'];
  const asks = (confirm: string, ...messages: string[]) =>
    refusal(
      409,
      'This change takes from international what its published site shows.',
      messages.map((message) => ({ path: 'confirm', message })),
      confirm,
    );
  const answersInTurn = [asks('first', losses[0] ?? ''), asks('second', ...losses), answer];
  const { sent, container } = open(
    undefined,
    answerTo(rollbackRelease, () => answersInTurn.shift() ?? answer),
  );
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = openDialog('Roll back');
  const button = dialog.getByRole('button', { name: 'Roll back' });
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'moves out');
  await user.click(button);
  const yes = { name: 'Yes, take all of this from International' };
  expect(await dialog.findByText(losses[0] ?? '')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button);
  expect(sent(rollbackRelease)).toHaveLength(1);

  await user.click(dialog.getByRole('checkbox', yes));
  await user.click(button);
  // In between somebody published another page: the first yes is none to this.
  expect(await dialog.findByText(losses[1] ?? '')).toBeVisible();
  expect(dialog.getByRole('checkbox', yes)).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', yes));
  await user.click(button);
  expect(await screen.findByText('The last change in International was taken back.')).toBeVisible();
  expect(sent(rollbackRelease).map(({ body }) => body)).toEqual([
    { why: 'moves out', force: false },
    { why: 'moves out', force: false, confirm: 'first' },
    { why: 'moves out', force: false, confirm: 'second' },
  ]);
});

test('an editor may look and change nothing', async () => {
  visitAs('editor', '/admin/releases', ...answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases of International' })).toBeVisible();
  for (const name of ['Roll back', 'Promote', 'Make stable: mf-blocks 1.3.0'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
