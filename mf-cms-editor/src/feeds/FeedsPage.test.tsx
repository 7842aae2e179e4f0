import {
  approveRemovals,
  createFeed,
  deleteFeed,
  getFeedRun,
  listFeedRuns,
  listFeeds,
  runFeed,
  updateFeed,
  uploadFeed,
} from '@showroom/contracts/calls/feeds';
import type { FeedReport } from '@showroom/contracts/entities/feed';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, region, row, visitAs } from '../editor-in-tests';
import { doneReport, doneRun, fetchedFeed, mappings, stoppedReport, stoppedRun, uploadedFeed } from './examples';

const feed = (id: string, attributes: typeof fetchedFeed) => ({ id, type: 'feed' as const, attributes });
const run = (id: string, attributes: typeof doneRun) => ({ id, type: 'feed-run' as const, attributes });
const report = (id: string, attributes: FeedReport) => ({ data: { id, type: 'feed-report' as const, attributes } });
const one = { data: feed('f1', fetchedFeed) };

const answers = [
  answerTo(listFeeds, {
    data: [feed('f1', fetchedFeed), feed('f2', uploadedFeed)],
    meta: { mappings, listings: ['international', 'au', 'de-used'] },
  }),
  answerTo(listFeedRuns, {
    data: [run('a2', stoppedRun), run('a1', doneRun)],
    meta: { total: 21, page: 1, pages: 3, items: 10 },
  }),
  answerTo(getFeedRun, ({ params: { id } }) => (id === 'a2' ? report('a2', stoppedReport) : report('a1', doneReport))),
  answerTo(createFeed, one),
  answerTo(updateFeed, one),
  answerTo(deleteFeed, undefined),
  answerTo(runFeed, one),
  answerTo(uploadFeed, { data: run('a3', doneRun) }),
  answerTo(approveRemovals, report('a2', stoppedReport)),
];

const open = (path = '/admin/feeds', ...over: readonly FakeAnswer[]) =>
  visitAs('market_manager', path, ...answers, ...over);

describe('the feeds of a listing', () => {
  test('show how they run, how they last did and the history, without accessibility faults', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Feeds of International' })).toBeVisible();
    const north = region('Dealers of the north');
    expect(north.getByText('1,198 vehicles')).toBeVisible();
    expect(north.getByText(/Every hour, next at 01\/03\/2026 13:00/)).toBeVisible();
    expect(north.getByText('Done')).toBeVisible();
    expect(north.getByText('12 photographs are on their way.')).toBeVisible();
    expect(north.getByText('1 photograph could not be fetched')).toBeVisible();
    expect(north.getByRole('listitem')).toHaveTextContent('https://feeds.example/7.jpg: The server answered 404.');
    const south = region('Dealers of the south');
    expect(south.queryByText(/photograph/)).toBeNull();
    expect(south.getByText(/Its files are uploaded/)).toBeVisible();
    expect(south.getByText('661 vehicles are not in the file any more')).toBeVisible();
    expect(south.getByRole('link', { name: 'Look and decide' })).toHaveAttribute('href', '/admin/feeds/runs/a2');
    const waiting = row(/Uploaded by manager@showroom.test/);
    expect(waiting.getByText('Waits for consent')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/admin/feeds?listing=international&page=2#content',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are those of the listing and the page in the address', async () => {
    const { sent } = open('/admin/feeds?listing=de-used&page=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Feeds of de-used' })).toBeVisible();
    expect(sent(listFeeds)).toEqual([{ query: { listing: 'de-used' } }]);
    expect(sent(listFeedRuns)).toEqual([{ query: { listing: 'de-used', page: '2', items: '10' } }]);
    expect(screen.getByRole('link', { name: 'de-used' })).toHaveAttribute('aria-current', 'page');
  });

  test('say so when there are none', async () => {
    open(
      undefined,
      answerTo(listFeeds, { data: [], meta: { mappings, listings: ['international'] } }),
      answerTo(listFeedRuns, { data: [], meta: { total: 0, page: 1, pages: 0, items: 10 } }),
    );
    expect(await screen.findByText(/No feed brings vehicles to International/)).toBeVisible();
    expect(screen.getByText('Nothing was imported into International yet.')).toBeVisible();
  });

  test('cannot be changed by an editor', async () => {
    visitAs('editor', '/admin/feeds', ...answers);
    await screen.findByRole('heading', { level: 1, name: 'Feeds of International' });
    for (const name of [/^Add a feed/, /^Run now/, /^Upload/, /^Change/, /^End/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

test('a feed is fetched when somebody asks, and the page looks again', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Run now: Dealers of the north' }));
  expect(await screen.findByText('Dealers of the north is fetched in a moment.')).toBeVisible();
  expect(sent(runFeed)).toEqual([{ params: { id: 'f1' } }]);
  await waitFor(() => expect(sent(listFeeds)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Run now: Dealers of the south' })).not.toBeInTheDocument();
});

test('a refusal to run stands at its feed', async () => {
  const user = userEvent.setup();
  open(undefined, answerTo(runFeed, refusal(409, 'This feed has no address; upload its file.')));
  await user.click(await screen.findByRole('button', { name: 'Run now: Dealers of the north' }));
  expect(await region('Dealers of the north').findByRole('alert')).toHaveTextContent('This feed has no address');
});

test('a feed is added with a mapping that the listing does not have yet', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a feed' }));
  const dialog = openDialog('Add a feed to International');
  const columns = dialog.getByRole('combobox', { name: /Columns/ });
  expect(
    within(columns)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please choose', 'Listings of Australia (AUD)']);
  expect(dialog.getByRole('combobox', { name: /Fetched/ })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Down under');
  await user.selectOptions(columns, 'au-2023');
  expect(columns).toHaveAccessibleDescription('A file must have Brand, Title.');
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://feeds.example/au.csv');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Fetched/ }), 'Every day');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Down under was added.')).toBeVisible();
  const plan = { name: 'Down under', mapping: 'au-2023', url: 'https://feeds.example/au.csv', every_minutes: 1440 };
  expect(sent(createFeed)).toEqual([{ body: { listing: 'international', ...plan, max_removals: 0.2 } }]);
});

test('what the API refuses stands at its field', async () => {
  const user = userEvent.setup();
  const errors = [{ path: 'url', message: '10.0.0.8 is not an address of the internet.' }];
  open(undefined, answerTo(updateFeed, refusal(422, 'The feed cannot be like this.', errors)));
  await user.click(await screen.findByRole('button', { name: 'Change: Dealers of the north' }));
  const dialog = openDialog('Change a feed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('textbox', { name: /Address/ })).toHaveAccessibleDescription(
    expect.stringContaining('10.0.0.8 is not an address of the internet.'),
  );
});

test('a file is uploaded byte for byte', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Upload a file: Dealers of the south' }));
  const dialog = openDialog('Upload a file of Dealers of the south');
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByText('Please choose a file.')).toBeVisible();
  const file = new File(['make,model\n'], 'south.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText(/File/), file);
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('south.csv is imported now; its report stands in the history.')).toBeVisible();
  expect(sent(uploadFeed)).toEqual([{ params: { id: 'f2' }, query: { file: 'south.csv' }, file }]);
});

test('a feed ends after a question', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'End: Dealers of the south' }));
  const dialog = openDialog('End a feed');
  expect(dialog.getByText(/Its 1,201 vehicles stay in the stock/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End the feed' }));
  await waitFor(() => expect(sent(deleteFeed)).toEqual([{ params: { id: 'f2' } }]));
});

describe('the report of a run', () => {
  test('has its counts, reasons and files, without accessibility faults', async () => {
    const { container } = open('/admin/feeds/runs/a1');
    expect(await screen.findByRole('heading', { level: 1, name: 'north.csv' })).toBeVisible();
    expect(screen.getByText('The import is complete.')).toBeVisible();
    const refused = row(/no retailer has this code/);
    expect(refused.getByText('D9')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refused rows (CSV)' })).toHaveAttribute(
      'href',
      '/platform/feed-runs/a1/rows.csv?kind=refused',
    );
    expect(screen.queryByRole('button', { name: 'Agree to the removal' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('asks for consent with a reason, and for just the vehicles that it shows', async () => {
    const user = userEvent.setup();
    const { sent } = open('/admin/feeds/runs/a2');
    const missing = within(await screen.findByRole('region', { name: 'Not in the file' }));
    expect(missing.getByText(/661 vehicles of 1,201/)).toBeVisible();
    expect(missing.getByText('2021 Land Rover Defender 110')).toBeVisible();
    expect(missing.getByText('and 659 more')).toBeVisible();
    await user.click(missing.getByRole('button', { name: 'Agree to the removal' }));
    const dialog = openDialog('Agree to the removal');
    await user.click(dialog.getByRole('button', { name: 'Remove 661 vehicles' }));
    expect(sent(approveRemovals)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'the auction closed');
    await user.click(dialog.getByRole('button', { name: 'Remove 661 vehicles' }));
    const body = { missing: 661, why: 'the auction closed' };
    await waitFor(() => expect(sent(approveRemovals)).toEqual([{ params: { id: 'a2' }, body }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows an editor what waits, without the button', async () => {
    visitAs('editor', '/admin/feeds/runs/a2', ...answers);
    expect(await screen.findByRole('region', { name: 'Not in the file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree to the removal' })).not.toBeInTheDocument();
  });
});
