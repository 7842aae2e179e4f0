import { updatePage } from '@showroom/contracts/calls/pages';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dragOnto } from '../dragging/drag-in-tests';
import { refusal } from '../editor-in-tests';
import { everyField, exampleBlock } from '../examples';
import { fill, firstSent, offering, openPage, pageOf, press, saveDraft } from './page-in-tests';

const groupsOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `g${index}`,
    values: {},
    texts: { 'en-GB': { name: `Name ${index}` } },
  }));
const openWith = (groups: ReturnType<typeof groupsOf>, ...over: readonly FakeAnswer[]) =>
  openPage(
    offering({ ...everyField, max_field_groups: 60 }),
    pageOf(exampleBlock('b1', 1, { texts: { 'en-GB': { title: 'Go' } }, groups })),
    ...over,
  );
const open = (...over: readonly FakeAnswer[]) => openWith(groupsOf(13), ...over);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const boxOf = (name: string) => screen.getByRole('group', { name }).closest('.group-item') ?? document.body;
const idsSent = (visited: Parameters<typeof firstSent>[0]) => firstSent(visited)?.groups.map(({ id }) => id);
const item = (name: string) => within(screen.getByRole('group', { name }));
const headline = (name: string) => item(name).getByRole('button', { expanded: false });

test('of many items only the headlines stand until one is opened', async () => {
  const visited = await open();
  expect(headline('Item 4')).toHaveAccessibleName('Item 4 Name 3');
  expect(item('Item 4').queryByRole('textbox')).toBeNull();
  await userEvent.click(headline('Item 4'));
  fill(item('Item 4').getByRole('textbox', { name: 'Name' }), 'Fourth');
  expect(item('Item 4').getByRole('button', { expanded: true })).toHaveAccessibleName('Item 4 Fourth');
  await saveDraft();
  expect(
    firstSent(visited)
      ?.groups.slice(2, 5)
      .map(({ texts }) => texts['en-GB']),
  ).toEqual([{ name: 'Name 2' }, { name: 'Fourth' }, { name: 'Name 4' }]);
});

test('an item that is added is open, and a folded one with a problem opens', async () => {
  const path = 'blocks.0.groups.5.texts.en-GB.name';
  await open(answerTo(updatePage, refusal(422, 'No.', [{ path, message: 'This name is taken.' }])));
  await press('Add an item');
  fill(item('Item 14').getByRole('textbox', { name: 'Name' }), 'New');
  await press('Save draft');
  await userEvent.click(await screen.findByRole('link', { name: 'This name is taken.' }));
  expect(item('Item 6').getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('an item is dragged to another place, which is said', async () => {
  const visited = await openWith(groupsOf(4));
  dragOnto(handle('Item 1'), boxOf('Item 3'), 0.9);
  expect(screen.getByText('Moved to place 3 of 4.')).toBeVisible();
  dragOnto(handle('Item 4'), boxOf('Item 1'), 0.2);
  await saveDraft();
  expect(idsSent(visited)).toEqual(['g3', 'g1', 'g2', 'g0']);
});

test('an item that is moved by keys has the focus still, and stays open, from one end of a long list on', async () => {
  const visited = await openWith(groupsOf(52));
  await userEvent.click(headline('Item 50'));
  act(() => handle('Item 50').focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(handle('Item 52')).toHaveFocus();
  expect(item('Item 52').getByRole('textbox', { name: 'Name' })).toHaveValue('Name 49');
  await userEvent.keyboard('{ArrowUp}');
  expect(handle('Item 51')).toHaveFocus();
  await saveDraft();
  expect(idsSent(visited)?.slice(48)).toEqual(['g48', 'g50', 'g49', 'g51']);
});
