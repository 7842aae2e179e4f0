import {
  createRedirect,
  deleteRedirect,
  type EditedRedirect,
  listRedirects,
  updateRedirect,
} from '@showroom/contracts/calls/redirects';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visitAs, visitIn } from '../editor-in-tests';
import { notifySignedIn } from '../layout/signed-in';

const PATH = '/admin/redirects';

function redirect(path: string, changes: Partial<EditedRedirect['attributes']> = {}): EditedRedirect {
  const attributes = {
    ...({ market: 'international', path, to: '/new', http_code: 301, link_type: 'internal', revision: 3 } as const),
    ...{ is_hidden: false, author: 'Mary Manager', saved_at: '2026-03-01T12:05:00.000Z' },
  };
  return { id: `id-of-${path.slice(1)}`, type: 'edited_redirect', attributes: { ...attributes, ...changes } };
}

async function open(query = '', listed = [redirect('/old')], ...over: Parameters<typeof visitAs>[2][]) {
  const meta = { total: listed.length, page: 1, pages: 1, items: 50 };
  const visited = visitAs('market_manager', PATH + query, answerTo(listRedirects, { data: listed, meta }), ...over);
  await screen.findByRole('heading', { level: 1, name: 'Redirects of International' });
  return visited;
}

const added = (change: Partial<EditedRedirect['attributes']> = {}) => ({ data: redirect('/sale', change) });
const fill = (label: string, value: string) =>
  fireEvent.change(openDialog().getByRole('textbox', { name: label }), { target: { value } });

test('the redirects of the market are listed, without accessibility faults', async () => {
  const { container, sent } = await open('', [redirect('/old'), redirect('/offers', { is_hidden: true })]);
  expect(
    row(/^\/old/)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['/new', '301', '01/03/2026 13:05 Mary Manager', 'ChangeDelete']);
  expect(row(/^\/offers/).getByText('A page stands here')).toBeVisible();
  expect(sent(listRedirects)).toEqual([{ query: { market: 'international', q: '', page: '1' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a search stands in the address', async () => {
  const { router, sent } = await open('?q=old');
  const search = screen.getByRole('searchbox', { name: 'Part of a path or target' });
  expect(search).toHaveValue('old');
  await userEvent.clear(search);
  await userEvent.type(search, 'sale{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=sale'));
  await waitFor(() => expect(sent(listRedirects).at(-1)).toMatchObject({ query: { q: 'sale' } }));
});

test('a redirect is added by keyboard, and the list is asked anew', async () => {
  const { container, sent } = await open('', [], answerTo(createRedirect, added()));
  expect(screen.getByText('Nothing was found.')).toBeVisible();
  screen.getByRole('button', { name: 'Add a redirect' }).focus();
  await userEvent.keyboard('{Enter}');
  fill('From', ' /sale/* ');
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Leads to' }), 'An address elsewhere');
  expect(openDialog().getByRole('textbox', { name: 'Target' })).toHaveAccessibleDescription('Begins with https://.');
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Status' }), '302, for now');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(openDialog().getByRole('textbox', { name: 'Target' }), 'https://partner.test');
  openDialog().getByRole('button', { name: 'Add' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/sale/* leads to https://partner.test now.')).toBeVisible();
  const plan = { path: '/sale/*', to: 'https://partner.test', http_code: 302, link_type: 'external' };
  expect(sent(createRedirect)).toEqual([{ body: { market: 'international', ...plan } }]);
  expect(sent(listRedirects)).toHaveLength(2);
});

test('a circle is shown at the target with its chain; what was typed stays and can be sent again', async () => {
  const circle = refusal(409, 'This makes visitors go in a circle.', [{ path: 'to', message: '/a → /b → /a' }]);
  const answers = [circle, added()];
  const { container } = await open(
    '',
    [],
    answerTo(createRedirect, () => answers.shift()),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a redirect' }));
  fill('From', '/a');
  fill('Target', '/b');
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  expect(await openDialog().findByText('This makes visitors go in a circle.')).toBeVisible();
  expect(openDialog().getByRole('textbox', { name: 'Target' })).toHaveAccessibleDescription(/\/a → \/b → \/a$/);
  expect(openDialog().getByRole('textbox', { name: 'From' })).toHaveValue('/a');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('/a leads to /b now.')).toBeVisible();
});

test('a change names the revision that was seen, and one that comes late keeps what was typed', async () => {
  const { sent } = await open('', [redirect('/old')], answerTo(updateRedirect, refusal(412, 'Somebody was first.')));
  await userEvent.click(row(/^\/old/).getByRole('button', { name: 'Change /old' }));
  fill('Target', '/newer');
  await userEvent.click(openDialog().getByRole('button', { name: 'Save' }));
  expect(await openDialog().findByText('Somebody was first.')).toBeVisible();
  expect(openDialog().getByRole('textbox', { name: 'Target' })).toHaveValue('/newer');
  const body = { path: '/old', to: '/newer', http_code: 301, link_type: 'internal' };
  expect(sent(updateRedirect)).toEqual([{ params: { id: 'id-of-old' }, headers: { 'if-match': '"3"' }, body }]);
});

test('a redirect is deleted after a question', async () => {
  const { sent } = await open('', [redirect('/old')], answerTo(deleteRedirect, undefined));
  await userEvent.click(row(/^\/old/).getByRole('button', { name: 'Delete /old' }));
  expect(sent(deleteRedirect)).toEqual([]);
  await userEvent.click(openDialog('Delete a redirect').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('/old leads nowhere now.')).toBeVisible();
  expect(sent(deleteRedirect)).toEqual([{ params: { id: 'id-of-old' }, headers: { 'if-match': '"3"' } }]);
});

test('a dialog that finds nobody signed in goes on once somebody is', async () => {
  const answers = [new ShowroomError('access.sign-in', { status: 401 }), added()];
  const { sent } = await open(
    '',
    [],
    answerTo(createRedirect, () => answers.shift()),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a redirect' }));
  fill('From', '/sale');
  fill('Target', '/offers');
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  expect(await openDialog().findByRole('link', { name: 'Sign in again' })).toBeVisible();
  notifySignedIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(createRedirect)).toHaveLength(2);
});

test('the list speaks the language of the site', async () => {
  const listed = answerTo(listRedirects, {
    data: [redirect('/old'), redirect('/older')],
    meta: { total: 2, page: 1, pages: 1, items: 50 },
  });
  visitIn('ae', 'ar-AE', PATH, listed);
  expect(await screen.findByRole('heading', { level: 2, name: 'عمليتا إعادة توجيه' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'عمليات إعادة التوجيه، حسب المسار' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'حذف /old' }));
  const question = 'لن يُعاد توجيه زوار /old إلى /new بعد الآن.';
  expect(openDialog('حذف إعادة توجيه').getByRole('paragraph')).toHaveTextContent(question);
});
