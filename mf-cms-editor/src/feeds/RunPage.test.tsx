import {
  approveRemovals,
  createFeed,
  deleteFeed,
  getFeedRun,
  listFeedRuns,
  listFeeds,
  updateFeed,
  uploadFeed,
} from '@showroom/contracts/calls/feeds';
import type { Feed, FeedRun } from '@showroom/contracts/entities/feed';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, refusal, region, row, visitAs } from '../editor-in-tests';
import { doneReport, doneRun, fetchedFeed, mappings, stoppedReport, stoppedRun } from './examples';

const RUN = '/admin/feeds/runs/a1';
const runOf = (changes: Partial<FeedRun> = {}, of = doneReport): FakeAnswer =>
  answerTo(getFeedRun, {
    data: { id: 'a1', type: 'feed-report', attributes: { ...of, run: { ...of.run, ...changes } } },
  });
const feedOf = (changes: Partial<Feed> = {}): FakeAnswer =>
  answerTo(listFeeds, {
    data: [{ id: 'f1', type: 'feed', attributes: { ...fetchedFeed, ...changes } }],
    meta: { mappings, listings: ['international', 'au'] },
  });
const runs = (...all: readonly FeedRun[]) =>
  answerTo(listFeedRuns, {
    data: all.map((attributes, index) => ({ id: `a${index}`, type: 'feed-run' as const, attributes })),
    meta: { total: all.length, page: 1, pages: 1, items: 10 },
  });

afterEach(() => jest.useRealTimers());

async function open(path: string, ...over: readonly FakeAnswer[]) {
  const visited = visitAs('market_manager', path, feedOf(), runs(doneRun), runOf(), ...over);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the report of a run', () => {
  test.each([
    ['done', 'Done', 'The import is complete.'],
    ['running', 'Running', 'The import is under way.'],
    ['incomplete', 'File not complete', 'The import is complete.'],
    ['stopped', 'Stopped', 'The import is complete.'],
    ['failed', 'Failed', 'The import is complete.'],
  ] as const)('that is %s is called "%s" and says: %s', async (status, label, message) => {
    await open(RUN, runOf({ status }));
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  test('has every count, grouped by three', async () => {
    await open(RUN, runOf({ counts: { ...doneRun.counts, read: 1_234_567, removed: 0 } }));
    const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(['Read', 'Taken', 'Repaired', 'Refused', 'New', 'Changed', 'Unchanged', 'Removed'].map(count)).toEqual([
      '1,234,567',
      '1,198',
      '37',
      '6',
      '60',
      '38',
      '1,100',
      '0',
    ]);
  });

  test('names the reasons with their column, their number and the first line', async () => {
    await open(RUN);
    const repaired = row(/out of range, left out/);
    for (const text of ['Repaired', 'year', '37', '2060']) expect(repaired.getByText(text)).toBeVisible();
    expect(repaired.getByText(/Line 12/)).toBeVisible();
  });

  test('has a dash where a reason is about the whole row', async () => {
    const reasons = [{ kind: 'refused', reason: 'too short', field: '', rows: 1, line: 2, value: '' }] as const;
    await open(RUN, runOf({}, { ...doneReport, reasons: [...reasons] }));
    expect(row(/too short/).getByText('–')).toBeVisible();
    expect(row(/too short/).getByText('Line 2')).toBeVisible();
  });

  test('says when every row was taken, and has no files then', async () => {
    await open(RUN, runOf({}, { ...doneReport, reasons: [] }));
    expect(screen.getByText('Every row was taken as it stands.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /\(CSV\)$/ })).not.toBeInTheDocument();
  });

  test.each([
    [{ refused: 0 }, ['Repaired rows (CSV)']],
    [{ repaired: 0 }, ['Refused rows (CSV)']],
    [{}, ['Refused rows (CSV)', 'Repaired rows (CSV)']],
  ])('with %j has the files %j', async (counts, files) => {
    await open(RUN, runOf({ counts: { ...doneRun.counts, ...counts } }));
    const links = screen.getAllByRole('link', { name: /\(CSV\)$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(files);
    for (const link of links) expect(link).toHaveAttribute('download');
  });

  test('leads back to the feeds of its listing, which is called as its market', async () => {
    await open(RUN, runOf({ listing: 'au' }));
    expect(screen.getByRole('link', { name: 'Feeds of Australia' })).toHaveAttribute('href', '/admin/feeds?listing=au');
    expect(screen.getByText('01/03/2026 22:00')).toBeVisible();
  });

  test('that is refused consent, as it ran again meanwhile, says so and changes nothing', async () => {
    const { user } = await open(
      RUN,
      runOf({}, stoppedReport),
      answerTo(approveRemovals, refusal(409, 'It ran again.')),
    );
    await user.click(button('Agree to the removal'));
    await user.type(openDialog().getByRole('textbox', { name: /Why/ }), 'closed');
    await user.click(button('Remove 661 vehicles'));
    expect(await openDialog().findByRole('alert')).toHaveTextContent('It ran again.');
    await user.click(openDialog().getByRole('button', { name: 'Cancel' }));
    expect(region('Not in the file').getByText(/661 vehicles of 1,201/)).toBeVisible();
  });

  test('is looked at every two seconds while it runs, and not afterwards', async () => {
    jest.useFakeTimers();
    const states: FakeAnswer[] = [runOf({ status: 'running' }), runOf({ status: 'running' }), runOf()];
    const { sent } = await open(
      RUN,
      answerTo(getFeedRun, (input) => Reflect.apply((states.shift() ?? runOf()).answer, undefined, [input])),
    );
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(await screen.findByText('The import is complete.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(sent(getFeedRun)).toHaveLength(3);
  });
});

describe('a feed', () => {
  test.each([
    [{ mapping: 'gone' }, 'The mapping gone is gone.'],
    [{ last_run: null }, 'It has not run yet.'],
    [{ every_minutes: null }, 'Fetched when somebody asks.'],
    [{ vehicles: 1 }, '1 vehicle'],
    [{ url: 'https://feeds.example/x.csv' }, 'https://feeds.example/x.csv'],
  ])('with %j says: %s', async (changes, text) => {
    await open('/admin/feeds', feedOf(changes));
    expect(region('Dealers of the north').getByText(new RegExp(text.replaceAll('.', '\\.')))).toBeVisible();
  });

  test('that runs takes neither a second run nor a file', async () => {
    await open('/admin/feeds', feedOf({ last_run: { id: 'a1', ...doneRun, status: 'running' } }));
    expect(button('Run now: Dealers of the north')).toHaveAttribute('aria-busy', 'true');
    expect(button('Upload a file: Dealers of the north')).toHaveAttribute('aria-busy', 'true');
  });

  test('is changed in what was typed; its columns stay', async () => {
    const { user, sent } = await open(
      '/admin/feeds',
      answerTo(updateFeed, { data: { id: 'f1', type: 'feed', attributes: fetchedFeed } }),
    );
    await user.click(button('Change: Dealers of the north'));
    const dialog = openDialog('Change a feed');
    expect(dialog.getByRole('combobox', { name: 'Columns' })).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: 'Columns' })).toHaveDisplayValue('Our own columns, euros (EUR)');
    expect(dialog.getByRole('spinbutton', { name: /May remove at once/ })).toHaveValue(20);
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' North ');
    await user.clear(dialog.getByRole('textbox', { name: /Address/ }));
    fireEvent.change(dialog.getByRole('spinbutton', { name: /May remove at once/ }), { target: { value: '12.5' } });
    expect(dialog.getByRole('combobox', { name: 'Fetched' })).toHaveDisplayValue('When somebody asks');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('North was changed.')).toBeVisible();
    const body = { name: 'North', mapping: 'standard-eur', url: null, max_removals: 0.125 };
    expect(sent(updateFeed)).toEqual([{ params: { id: 'f1' }, body: { ...body, every_minutes: null } }]);
  });

  test.each(['-1', '101', '12.55', ''])('may not remove %s percent at once', async (percent) => {
    const { user, sent } = await open('/admin/feeds');
    await user.click(button('Change: Dealers of the north'));
    const field = openDialog().getByRole('spinbutton', { name: /May remove at once/ });
    fireEvent.change(field, { target: { value: percent } });
    await user.click(openDialog().getByRole('button', { name: 'Save' }));
    expect(field).toBeInvalid();
    expect(sent(updateFeed)).toEqual([]);
  });

  test('that cannot be added shows each reason at its field', async () => {
    const errors = ['name', 'mapping', 'every_minutes', 'max_removals'].map((path) => ({
      path,
      message: `Not ${path}.`,
    }));
    const { user } = await open('/admin/feeds', answerTo(createFeed, refusal(422, 'No.', errors)));
    await user.click(button('Add a feed'));
    const dialog = openDialog('Add a feed to International');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'South');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Columns' }), 'au-2023');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Not name.');
    expect(dialog.getByRole('combobox', { name: 'Columns' })).toHaveAccessibleDescription(/Not mapping\.$/);
    expect(dialog.getByRole('combobox', { name: 'Fetched' })).toHaveAccessibleDescription('Not every_minutes.');
    expect(dialog.getByRole('spinbutton')).toHaveAccessibleDescription(/Not max_removals\.$/);
    expect(dialog.getByRole('alert')).toHaveTextContent(/^No\.$/);
  });

  test.each([
    ['Upload a file: Dealers of the north', uploadFeed, 'Upload', 'The file is no CSV.'],
    ['End: Dealers of the north', deleteFeed, 'End the feed', 'It is running.'],
  ] as const)('says in the dialog why "%s" was refused', async (name, call, yes, reason) => {
    const { user } = await open('/admin/feeds', answerTo(call, refusal(409, reason)));
    await user.click(button(name));
    const file = openDialog().queryByLabelText(/File/);
    if (file) await user.upload(file, new File(['x'], 'x.csv', { type: 'text/csv' }));
    await user.click(openDialog().getByRole('button', { name: yes }));
    expect(await openDialog().findByRole('alert')).toHaveTextContent(reason);
  });
});

describe('the history', () => {
  test('names the feed of a run, or its mapping where the feed has ended', async () => {
    await open('/admin/feeds', runs(doneRun, { ...stoppedRun, feed_id: null, started_by: 'command', who: '' }));
    expect(row(/north\.csv/).getByText(/^Dealers of the north/)).toBeVisible();
    expect(row(/south-2026/).getByText(/^eu-autoscout24/)).toBeVisible();
    expect(row(/south-2026/).getByText('Import command')).toBeVisible();
  });

  test('is looked at more often while something runs', async () => {
    jest.useFakeTimers();
    const { sent } = await open('/admin/feeds', runs({ ...doneRun, status: 'running' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(sent(listFeedRuns)).toHaveLength(2);
  });
});
