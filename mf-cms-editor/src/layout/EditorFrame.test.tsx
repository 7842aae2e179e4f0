import { listDealerRecords } from '@showroom/contracts/calls/dealers';
import { listFeedRuns, listFeeds } from '@showroom/contracts/calls/feeds';
import { getEditedForm, listForms, listFormsSettings, listLocations } from '@showroom/contracts/calls/forms';
import { listHolds } from '@showroom/contracts/calls/holds';
import { verifyIntegration } from '@showroom/contracts/calls/leads';
import { listMedia } from '@showroom/contracts/calls/media';
import { listEditedMetaheads } from '@showroom/contracts/calls/metaheads';
import { listNavTrees } from '@showroom/contracts/calls/nav-trees';
import { listOrders } from '@showroom/contracts/calls/orders';
import { getPage, listContentLog, listPageVersions } from '@showroom/contracts/calls/pages';
import { listRedirects } from '@showroom/contracts/calls/redirects';
import { getReleases, listAudit } from '@showroom/contracts/calls/releases';
import type { Role } from '@showroom/contracts/entities/role';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { codeOfRouteError } from '../data/route-error';
import { visit, visitAs, visitIn } from '../editor-in-tests';
import { examplePage } from '../examples';
import { exampleForm } from '../forms/examples';
import { formList } from '../leads/examples';
import { mediaList } from '../media/media-in-tests';
import { overview } from '../releases/examples';
import { EditorFrame } from './EditorFrame';
import { mayChange } from './may-change';
import failures from './messages/failures/en.json';
import japaneseFailures from './messages/failures/ja.json';
import { failureOf } from './use-sending';

const none = { total: 0, page: 1, pages: 0, items: 10 };
const EMPTY_TREE = { locale: 'en-GB', revision: 0, is_inherited: false, author: '', entries: [] };
const EMPTY = [
  answerTo(listOrders, { data: [], meta: { ...none, markets: ['au'] } }),
  answerTo(listHolds, { data: [], meta: { total: 0, markets: ['au'] } }),
  answerTo(listForms, formList([])),
  answerTo(getEditedForm, { data: exampleForm({ fields: [] }) }),
  answerTo(listLocations, { data: [] }),
  answerTo(listFormsSettings, { data: [] }),
  answerTo(verifyIntegration, { ok: true, message: '' }),
  answerTo(listFeeds, { data: [], meta: { mappings: [], listings: ['international'] } }),
  answerTo(listFeedRuns, { data: [], meta: none }),
  answerTo(getReleases, {
    data: { id: 'x', type: 'release-overview', attributes: { ...overview, canary: null, remotes: [] } },
  }),
  answerTo(listAudit, { data: [], meta: none }),
  answerTo(listPageVersions, { data: [] }),
  answerTo(listMedia, mediaList([])),
  answerTo(listContentLog, { data: [], meta: none }),
  answerTo(listNavTrees, { data: [{ id: 'main', type: 'nav_tree', attributes: EMPTY_TREE }] }),
  answerTo(listEditedMetaheads, { data: [] }),
  answerTo(listDealerRecords, { data: [], meta: none }),
  answerTo(listRedirects, { data: [], meta: none }),
];

const bare = examplePage({ content: { values: {}, texts: {}, blocks: [] } });

const PLACES = [
  ['/cms', 'Pages'],
  ['/cms/pages/p1', 'Pages'],
  ['/cms/pages/p1/history', 'Pages'],
  ['/cms/media', 'Media'],
  ['/cms/forms', 'Forms'],
  ['/cms/forms/contact', 'Forms'],
  ['/admin', 'Settings'],
  ['/admin/orders', 'Orders'],
  ['/admin/holds', 'Held vehicles'],
  ['/admin/leads', 'Leads'],
  ['/admin/locations', 'Locations'],
  ['/admin/feeds', 'Feeds'],
  ['/admin/releases', 'Releases'],
  ['/admin/navigation', 'Navigation'],
  ['/admin/redirects', 'Redirects'],
  ['/admin/metaheads', 'Metaheads'],
  ['/admin/dealers', 'Dealers'],
  ['/admin/content-log', 'Log'],
] as const;

test.each(PLACES)('at %s the navigation says that one is at %s', async (path, name) => {
  visitAs('admin', path, ...EMPTY);
  await screen.findByRole('heading', { level: 1 });
  const links = within(screen.getByRole('navigation', { name: 'Editor' })).getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

test.each<[Role, readonly string[]]>([
  ['translator', ['Pages', 'Media', 'Settings']],
  ['editor', ['Pages', 'Media', 'Forms', 'Settings', 'Orders', 'Held vehicles', 'Feeds', 'Releases']],
  [
    'market_manager',
    [
      'Pages',
      'Media',
      'Forms',
      'Settings',
      'Orders',
      'Held vehicles',
      'Leads',
      'Locations',
      'Feeds',
      'Releases',
      'Navigation',
      'Redirects',
      'Log',
    ],
  ],
])('the navigation leads a person who is %s to what they may open', async (role, names) => {
  visitAs(role, '/cms', ...EMPTY);
  await screen.findByRole('heading', { level: 1 });
  const links = within(screen.getByRole('navigation', { name: 'Editor' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

test('who looks after leads is led to leads and forms, and to nothing else', async () => {
  visitAs('lead_manager', '/admin/leads', ...EMPTY);
  await screen.findByRole('heading', { level: 1 });
  const links = within(screen.getByRole('navigation', { name: 'Editor' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Forms', 'Leads']);
});

test.each(PLACES)('%s has no accessibility faults where there is nothing to show', async (path) => {
  const { container } = visitAs('admin', path, ...EMPTY, answerTo(getPage, { data: bare }));
  await screen.findByRole('heading', { level: 1 });
  expect(await axe(container)).toHaveNoViolations();
});

test('all places are reached by keyboard, in their order', async () => {
  visitAs('admin', '/cms');
  await screen.findByRole('heading', { level: 1 });
  const reached: string[] = [];
  for (const _ of new Set(PLACES.map(([, name]) => name))) {
    await userEvent.tab();
    reached.push(document.activeElement?.textContent ?? '');
  }
  expect(reached).toEqual([...new Set(PLACES.map(([, name]) => name))]);
});

test('pages of the editor are in the language of the site, in its direction', async () => {
  visitIn('ae', 'ar-AE', '/cms');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('الصفحات');
  expect(heading.closest('[dir]')).toBe(document.documentElement);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('the frame around them speaks the language of the site, in its direction', async () => {
  const { container } = visitIn('ae', 'ar-AE', '/cms');
  const navigation = await screen.findByRole('navigation', { name: 'المحرّر' });
  expect(within(navigation).getByRole('link', { name: 'الصفحات' })).toHaveAttribute('aria-current', 'page');
  expect(within(navigation).getByText('الإمارات العربية المتحدة')).toBeVisible();
  expect(navigation.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('تم تسجيل الدخول باسم Jane')).toBeVisible();
  expect(screen.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('links stay in the language of the site, and times are those of its market', async () => {
  visitIn('ae', 'ar-AE', '/cms');
  expect(await screen.findByRole('link', { name: 'Defender' })).toHaveAttribute('href', '/ar/cms/pages/p1');
  expect(screen.getByRole('row', { name: /Defender/ })).toHaveTextContent('01/03/2026 16:05');
  expect(screen.getByRole('table', { name: 'صفحات الإمارات العربية المتحدة' })).toBeVisible();
});

test('a text reads in the direction of what is written in it', async () => {
  visit('/cms/pages/p1');
  const [title] = await screen.findAllByRole('textbox', { name: /Title/ });
  expect(title).toHaveAttribute('dir', 'auto');
});

test.each(['/cms', '/cms/pages/p1'])('from %s a plain form signs out, without any code', async (path) => {
  visit(path);
  const button = await screen.findByRole('button', { name: 'Sign out' });
  expect(screen.getByText('Signed in as Jane')).toBeVisible();
  const form = button.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/auth/logout']);
});

test('where nobody is signed in, there is nobody to sign out', () => {
  renderWithPlatform(<EditorFrame place="pages">Page</EditorFrame>);
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

test.each<[readonly Role[] | undefined, boolean]>([
  [undefined, false],
  [[], false],
  [['editor'], false],
  [['editor', 'market_manager'], true],
  [['admin'], true],
])('whether somebody with the roles %j may change something: %s', (roles, expected) => {
  expect(mayChange(roles && { name: 'Jane', email: 'a@b.c', roles })).toBe(expected);
});

const ENGLISH = { ...ERROR_TEXTS, ...failures };

test.each([
  [new Error('boom'), 'Nothing was changed. Please try again.'],
  ['boom', 'Nothing was changed. Please try again.'],
  [new ShowroomError('access.forbidden'), 'You do not have permission to do this.'],
])('%s is told as "%s"', (error, title) => {
  expect(failureOf(error, ENGLISH)).toEqual({ title, fields: {}, reasons: [] });
});

test.each([
  [new Error('boom'), '何も変更されていません。もう一度お試しください。'],
  [new ShowroomError('access.forbidden'), 'この操作を行う権限がありません。'],
  [new ShowroomError('access.forbidden', { detail: 'page p1' }), 'You do not have permission to do this. (page p1)'],
])('%s is told in the language of the page, what is said beside its code as it is: "%s"', (error, title) => {
  expect(failureOf(error, { ...ERROR_TEXTS, ...japaneseFailures }).title).toBe(title);
});

test('a refusal is told by its own sentence, with its fields and what confirms it', () => {
  const errors = [
    { path: 'url', message: 'Not here.' },
    { path: 'name', message: 'Not so.' },
  ];
  const problem = { status: 409, title: 'Conflict', detail: 'No.', errors, confirm: 'abc' };
  expect(failureOf(new ShowroomError('block.failed', { problem }), ENGLISH)).toEqual({
    title: 'No.',
    fields: { url: 'Not here.', name: 'Not so.' },
    reasons: ['Not here.', 'Not so.'],
    confirm: 'abc',
  });
});

test.each([
  [{ data: { code: 'page.not-found' } }, 'page.not-found'],
  [{ data: { code: 'no.such-code' } }, 'block.failed'],
  [new Error('boom'), 'block.failed'],
  [undefined, 'block.failed'],
])('a route that failed with %j is told by the code %s', (error, code) => {
  expect(codeOfRouteError(error)).toBe(code);
});
