import { updatePage } from '@showroom/contracts/calls/pages';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../editor-in-tests';
import { everyField, exampleBlock } from '../examples';
import { fill, firstSent, offering, openPage, pageOf, press, saveDraft } from './page-in-tests';

const groups = Array.from({ length: 13 }, (_, index) => ({
  id: `g${index}`,
  values: {},
  texts: { 'en-GB': { name: `Name ${index}` } },
}));
const open = (...over: readonly FakeAnswer[]) =>
  openPage(
    offering({ ...everyField, max_field_groups: 20 }),
    pageOf(exampleBlock('b1', 1, { texts: { 'en-GB': { title: 'Go' } }, groups })),
    ...over,
  );
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
