import {
  endCanary,
  getReleases,
  listAudit,
  pinRelease,
  promoteCanary,
  rollbackRelease,
  startCanary,
} from '@showroom/contracts/calls/releases';
import type { AuditEntry } from '@showroom/contracts/entities/release-audit';
import type { ReleaseOverview } from '@showroom/contracts/entities/release-overview';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, region, row, visitAs } from '../editor-in-tests';
import { entry, overview } from './examples';

const answer = (changes: Partial<ReleaseOverview> = {}) => ({
  data: { id: 'x', type: 'release-overview' as const, attributes: { ...overview, ...changes } },
});
const log = (...entries: readonly Partial<AuditEntry>[]) =>
  answerTo(listAudit, {
    data: entries.map((changes, index) => ({
      id: String(index),
      type: 'audit-entry' as const,
      attributes: { ...entry, number: index, ...changes },
    })),
    meta: { total: entries.length, page: 1, pages: 1, items: 10 },
  });

async function open(...over: readonly FakeAnswer[]) {
  const visited = visitAs('admin', '/admin/releases', answerTo(getReleases, answer()), log({}), ...over);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}

const CHANGES = [
  [
    'Make stable: mf-blocks 1.3.0',
    'Make stable',
    'Make stable',
    pinRelease,
    'mf-blocks 1.3.0 is stable in International.',
  ],
  ['Promote', 'Promote the canary', 'Promote', promoteCanary, 'mf-blocks 1.1.0 is stable in International.'],
  ['End', 'End the canary', 'End the canary', endCanary, 'The canary of International has ended.'],
  ['Roll back', 'Roll back', 'Roll back', rollbackRelease, 'The last change in International was taken back.'],
  [
    'Change the share',
    'Try with a share of the visitors',
    'Start',
    startCanary,
    'mf-blocks 1.1.0 is shown to 20 % of the visitors of International.',
  ],
] as const;

describe.each(CHANGES)('"%s"', (name, title, yes, call, done) => {
  async function ask(...over: readonly FakeAnswer[]) {
    const visited = await open(...over);
    await visited.user.click(screen.getByRole('button', { name }));
    const dialog = openDialog(title);
    await visited.user.type(dialog.getByRole('textbox', { name: /Why/ }), ' spring ');
    return { ...visited, dialog };
  }

  test('that is refused says why and can be sent again', async () => {
    const answers = [refusal(409, 'Somebody else was first.'), answer()];
    const { user, dialog, sent, container } = await ask(answerTo(call, () => answers.shift()));
    await user.click(dialog.getByRole('button', { name: yes }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else was first.');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: yes }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent(call).map(({ body }) => Reflect.get(Object(body), 'why'))).toEqual(['spring', 'spring']);
  });

  test('changes nothing when it is cancelled', async () => {
    const { user, dialog, sent } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(call)).toEqual([]);
  });
});

test.each(CHANGES.filter(([, , , call]) => call !== endCanary))(
  '"%s" that empties a place of the site wants a second yes',
  async (name, _, yes, call, done) => {
    const lost = [{ path: 'confirm', message: 'The slot footer stays empty.' }];
    const answers = [refusal(409, 'It takes something away.', lost, 'token'), answer()];
    const { user, sent } = await open(answerTo(call, () => answers.shift()));
    await user.click(screen.getByRole('button', { name }));
    const dialog = openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'moves');
    await user.click(dialog.getByRole('button', { name: yes }));
    expect(await dialog.findByText('The slot footer stays empty.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Yes, take all of this from International' }));
    await user.click(dialog.getByRole('button', { name: yes }));
    expect(await screen.findByText(done)).toBeVisible();
    const confirmed = sent(call).map(({ body }) => Reflect.get(Object(body), 'confirm'));
    expect(confirmed).toEqual([undefined, 'token']);
  },
);

test.each(['0', '101', '1.5', ''])('a share of "%s" percent is not sent', async (share) => {
  const { user, sent } = await open(answerTo(startCanary, answer()));
  await user.click(screen.getByRole('button', { name: 'Change the share' }));
  const field = openDialog().getByRole('spinbutton');
  expect(field).toHaveValue(20);
  await user.clear(field);
  if (share !== '') await user.type(field, share);
  await user.type(openDialog().getByRole('textbox', { name: /Why/ }), 'x');
  await user.click(openDialog().getByRole('button', { name: 'Start' }));
  expect(field).toBeInvalid();
  expect(sent(startCanary)).toEqual([]);
});

test('a change asks for what stands now', async () => {
  const { user, sent } = await open(answerTo(endCanary, answer()));
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.type(openDialog().getByRole('textbox', { name: /Why/ }), 'x');
  await user.click(openDialog().getByRole('button', { name: 'End the canary' }));
  await waitFor(() => expect(sent(getReleases)).toHaveLength(2));
  expect(sent(listAudit)).toHaveLength(2);
});

test('without a canary every visitor gets what is stable', async () => {
  await open(answerTo(getReleases, answer({ canary: null })));
  expect(region('Canary').getByText('Every visitor gets what is stable.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Promote' })).not.toBeInTheDocument();
});

test('what is stable cannot be made stable, and the canary not be tried again', async () => {
  await open();
  expect(row(/^1\.0\.0/).queryByRole('button')).not.toBeInTheDocument();
  expect(row(/^1\.1\.0/).getAllByRole('button')).toHaveLength(1);
  expect(row(/^1\.3\.0/).getAllByRole('button')).toHaveLength(2);
});

test('a version that nobody has seen has no numbers, one that burnt says where and why', async () => {
  await open();
  expect(row(/^1\.3\.0/).getByText('No reports yet')).toBeVisible();
  expect(row(/^1\.3\.0/).getAllByText('–')).toHaveLength(3);
  expect(row(/^1\.2\.0/).getByText('9 of 50 loads had errors, in au')).toBeVisible();
});

test('a version is compared with the one before, which is compared with none', async () => {
  await open();
  expect(row(/^1\.0\.0/).getByText(/\+10 %/)).toBeVisible();
  expect(row(/^0\.9\.0/).queryByText(/±0 %/)).not.toBeInTheDocument();
});

test('the log tells each change in words, with what it was about', async () => {
  await open(
    log(
      { what: 'pin', version: '1.0.0', before: 'aaa', after: 'bbb' },
      { what: 'repair', remote: null, version: null, before: null, after: null },
    ),
  );
  const pinned = row(/Made stable/);
  expect(pinned.getByText('mf-blocks 1.0.0')).toBeVisible();
  expect(pinned.getByText('aaa → bbb')).toBeVisible();
  expect(row(/Log repaired/).getByText('– → –')).toBeVisible();
});

test('every market has a link', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Markets' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['international', 'au', 'ae', 'jp', 'ua'].map((code) => `/admin/releases?market=${code}`),
  );
});
