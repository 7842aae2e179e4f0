import { getPage, updatePage } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { exampleContent, examplePage } from '../examples';
import { button, fill, inOrder, lastSent, openPage, press, saveDraft, saved, titled } from './page-in-tests';

const changed = new ShowroomError('page.changed', { status: 412 });
const [, second] = exampleContent.blocks;
const newer = examplePage({
  revision: 9,
  content: { ...exampleContent, blocks: [titled('b1', 1, 'Theirs'), ...(second ? [second] : [])] },
});
const columns = () => screen.getByRole('spinbutton', { name: /Columns/ });

/** Opens a page that somebody else saved meanwhile, types `Mine` over a title and saves. */
async function openConflict(...over: readonly FakeAnswer[]) {
  const visited = await openPage(
    answerTo(getPage, inOrder({ data: examplePage() }, { data: newer })),
    answerTo(updatePage, inOrder(changed, { data: examplePage({ revision: 10 }) })),
    ...over,
  );
  fill(screen.getByDisplayValue('Go further'), 'Mine');
  await press('Save draft');
  await screen.findByRole('button', { name: 'Save mine over it' });
  return visited;
}

test('a conflict shows what the newer draft says instead of what is typed', async () => {
  const { sent, container } = await openConflict();
  const summary = await screen.findByText('What the newer draft says instead');
  await userEvent.click(summary);
  const sides = within(summary.closest('details') ?? document.body);
  expect(sides.getByText('Mine').tagName).toBe('DEL');
  expect(sides.getByText('Theirs').tagName).toBe('INS');
  expect(await axe(container)).toHaveNoViolations();
  fill(screen.getByDisplayValue('Mine'), 'Ours');
  expect(await sides.findByText('Ours')).toBeVisible();
  expect(sides.queryByText('Mine')).not.toBeInTheDocument();
  expect(sent(getPage)).toHaveLength(2);
});

test('what is typed is saved over the newer draft, and names its revision', async () => {
  const visited = await openConflict();
  await press('Save mine over it');
  expect(await saved()).toBeVisible();
  expect(visited.sent(updatePage)).toMatchObject([
    { headers: { 'if-match': '"4"' } },
    { headers: { 'if-match': '"9"' } },
  ]);
  expect(lastSent(visited).blocks[0]?.texts['en-GB']?.['title']).toBe('Mine');
});

test('the newer draft takes the place of what is typed, and is saved from its revision', async () => {
  const visited = await openConflict();
  await press('Load the newer draft');
  fill(await screen.findByDisplayValue('Theirs'), 'Ours');
  expect(screen.queryByDisplayValue('Mine')).not.toBeInTheDocument();
  await saveDraft();
  expect(visited.sent(updatePage).at(-1)).toMatchObject({ headers: { 'if-match': '"9"' } });
});

test('somebody who saves between a conflict and its answer makes another one', async () => {
  await openConflict(answerTo(updatePage, changed));
  await press('Save mine over it');
  expect(await screen.findByRole('button', { name: 'Save mine over it' })).toBeVisible();
  expect(screen.getByDisplayValue('Mine')).toBeVisible();
});

test('a newer draft that cannot be read leaves the choice', async () => {
  const unreachable = new ShowroomError('api.unreachable', { status: 503 });
  const { sent } = await openConflict(
    answerTo(getPage, inOrder({ data: examplePage() }, unreachable, { data: newer })),
  );
  expect(screen.queryByText('What the newer draft says instead')).not.toBeInTheDocument();
  await press('Save mine over it');
  expect(await saved()).toBeVisible();
  expect(sent(updatePage).at(-1)).toMatchObject({ headers: { 'if-match': '"9"' } });
});

test('a draft whose save conflicts keeps everything typed, before and after', async () => {
  const visited = await openPage(
    answerTo(getPage, inOrder({ data: examplePage() }, { data: newer })),
    answerTo(updatePage, inOrder(changed, { data: examplePage({ revision: 10 }) })),
  );
  const item = within(screen.getByRole('group', { name: 'Item 2' }));
  fill(screen.getAllByRole('textbox', { name: 'Title' })[0] ?? document.body, 'My page');
  fill(screen.getByDisplayValue('Go further'), 'Mine');
  fill(columns(), '4');
  await press('Save draft');
  await screen.findByText('What the newer draft says instead');
  fill(item.getByRole('textbox', { name: 'Name' }), 'My item');
  expect(screen.getByRole('heading', { level: 1, name: 'My page' })).toBeVisible();
  expect(screen.getByDisplayValue('Mine')).toBeVisible();
  expect(columns()).toHaveValue(4);
  expect(button('Load the newer draft')).toBeVisible();
  await press('Save mine over it');
  expect(await saved()).toBeVisible();
  const { texts, blocks } = lastSent(visited);
  expect(texts['en-GB']).toMatchObject({ title: 'My page' });
  expect(blocks[0]).toMatchObject({ texts: { 'en-GB': { title: 'Mine' } }, values: { columns: 4 } });
  expect(blocks[0]?.groups?.[1]?.texts['en-GB']).toEqual({ name: 'My item' });
});
