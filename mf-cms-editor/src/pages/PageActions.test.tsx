import {
  deletePage,
  discardDraft,
  movePage,
  publishPage,
  unpublishPage,
  updatePage,
} from '@showroom/contracts/calls/pages';
import { OPERATIONS } from '@showroom/contracts/content/operations';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal } from '../editor-in-tests';
import { exampleContent, examplePage } from '../examples';
import { fill, openPage, press, saved, withPage } from './page-in-tests';

type Changes = Parameters<typeof examplePage>[0];
const asManager = (changes: Changes, ...over: readonly FakeAnswer[]) =>
  openPage(withPage({ operations: [...OPERATIONS], ...changes }), ...over);
const answering = (changes: Changes) => ({ data: examplePage({ operations: [...OPERATIONS], ...changes }) });
const actions = () => within(screen.getByRole('region', { name: 'The page as a whole' }));
const names = () =>
  [...actions().getAllByRole('link'), ...actions().queryAllByRole('button')].map(({ textContent }) => textContent);
const confirm = (dialog: string, name: string) => userEvent.click(openDialog(dialog).getByRole('button', { name }));
const SHARED = ['Check', 'Plan', 'Share a preview'];
const INPUT = { params: { id: 'p1' }, headers: { 'if-match': '"4"' } };

test.each<[string, Changes, readonly string[]]>([
  ['a draft', { status: 'draft', published_version: null }, ['History', 'Export', ...SHARED, 'Move', 'Delete']],
  ['a published page', { status: 'published' }, ['History', 'Export', ...SHARED, 'Move', 'Disable']],
  ['a changed page', { status: 'changed' }, ['History', 'Export', ...SHARED, 'Discard the draft', 'Move', 'Disable']],
  ['a disabled page', { status: 'disabled' }, ['History', 'Export', ...SHARED, 'Move', 'Delete']],
  ['the home page', { status: 'published', path: '/' }, ['History', 'Export', ...SHARED, 'Disable']],
  [
    'a changed page of an editor',
    { status: 'changed', operations: ['edit_texts', 'arrange_blocks', 'create_page', 'publish'] },
    ['History', 'Export', ...SHARED, 'Discard the draft'],
  ],
  ['a changed page of a translator', { status: 'changed', operations: ['edit_texts'] }, ['History', 'Export', 'Check']],
])('what can be done with %s as a whole is offered', async (_, changes, expected) => {
  await asManager(changes);
  expect(names()).toEqual(expected);
  expect(actions().getByRole('link', { name: 'History' })).toHaveAttribute('href', '/cms/pages/p1/history');
  expect(actions().getByRole('link', { name: 'Export' })).toHaveAttribute('href', '/platform/pages/p1/export');
});

test('a draft is discarded with what was typed, and the latest version stands there', async () => {
  const texts = { 'en-GB': { title: 'As published' } };
  const { sent, container } = await asManager(
    { status: 'changed' },
    answerTo(discardDraft, answering({ revision: 5, content: { ...exampleContent, texts } })),
  );
  fill(screen.getByDisplayValue('Go further'), 'Go nowhere');
  await press('Discard the draft');
  expect(await axe(container)).toHaveNoViolations();
  await confirm('Discard the draft?', 'Discard');
  expect(await screen.findByRole('heading', { level: 1, name: 'As published' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('Go further')).toBeVisible();
  expect(sent(discardDraft)).toHaveLength(1);
});

test('a draft that is not discarded after all stays', async () => {
  const { sent } = await asManager({ status: 'changed' });
  await press('Discard the draft');
  await confirm('Discard the draft?', 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(discardDraft)).toEqual([]);
});

test('a page is disabled, which says what visitors find, and can be published again', async () => {
  const { sent } = await asManager(
    {},
    answerTo(unpublishPage, answering({ status: 'disabled', published_version: null, revision: 5 })),
  );
  await press('Disable');
  expect(openDialog('Disable this page?').getByText(/^Visitors find no page at \/defender/)).toBeVisible();
  await confirm('Disable this page?', 'Disable');
  expect(await screen.findByText('Disabled')).toBeVisible();
  expect(sent(unpublishPage)).toEqual([INPUT]);
  expect(screen.queryByRole('link', { name: 'See it live' })).not.toBeInTheDocument();
  await press('Publish');
  expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible();
  expect(sent(publishPage)).toMatchObject([{ headers: { 'if-match': '"5"' } }]);
});

test('a page is moved to where its refusal did not stand', async () => {
  const taken = refusal(409, 'Another page has this address.', [{ path: 'path', message: 'It is taken.' }]);
  const answers = [taken, answering({ path: '/defender-110', revision: 5 })];
  const { sent, container } = await asManager(
    {},
    answerTo(movePage, () => answers.shift()),
  );
  await press('Move');
  const dialog = openDialog('Move this page');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  expect(address).toHaveValue('/defender');
  expect(await axe(container)).toHaveNoViolations();
  fill(address, '/offers');
  await confirm('Move this page', 'Move');
  expect(await dialog.findByText('Another page has this address.')).toBeVisible();
  expect(address).toHaveAccessibleDescription(/It is taken\.$/);
  expect(address).toHaveValue('/offers');
  fill(address, '/defender-110');
  await confirm('Move this page', 'Move');
  expect(await screen.findByText('/defender-110')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(movePage)).toEqual(['/offers', '/defender-110'].map((path) => ({ ...INPUT, body: { path } })));
  expect(screen.getByRole('link', { name: 'See it live' })).toHaveAttribute('href', '/defender-110');
});

test('a page that is moved keeps what was typed meanwhile', async () => {
  const { sent } = await asManager({}, answerTo(movePage, answering({ path: '/defender-110', revision: 7 })));
  await press('Move');
  fill(screen.getByDisplayValue('Go further'), 'Go anywhere');
  await confirm('Move this page', 'Move');
  expect(await screen.findByText('/defender-110')).toBeVisible();
  expect(screen.getByDisplayValue('Go anywhere')).toBeVisible();
  await press('Save draft');
  expect(await saved()).toBeVisible();
  expect(sent(updatePage).at(-1)).toMatchObject({ headers: { 'if-match': '"7"' } });
});

test('a page is deleted and leads to the list', async () => {
  const { sent, router, container } = await asManager(
    { status: 'disabled', published_version: null },
    answerTo(deletePage, undefined),
  );
  await press('Delete');
  expect(await axe(container)).toHaveNoViolations();
  await confirm('Delete this page?', 'Delete');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/cms');
  expect(sent(deletePage)).toEqual([INPUT]);
});

test.each<[string, string, Changes, (answer: Error) => FakeAnswer]>([
  ['Discard the draft', 'Discard', { status: 'changed' }, (answer) => answerTo(discardDraft, answer)],
  ['Disable', 'Disable', {}, (answer) => answerTo(unpublishPage, answer)],
  ['Delete', 'Delete', { status: 'disabled' }, (answer) => answerTo(deletePage, answer)],
])('"%s" that is refused says why and stays', async (name, submit, changes, answer) => {
  const { router, container } = await asManager(changes, answer(refusal(412, 'Somebody else was here.')));
  await press(name);
  await userEvent.click(openDialog().getByRole('button', { name: submit }));
  expect(await openDialog().findByText('Somebody else was here.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(openDialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/cms/pages/p1');
});
