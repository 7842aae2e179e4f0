import {
  createMetahead,
  deleteMetahead,
  type EditedMetahead,
  listEditedMetaheads,
  updateMetahead,
} from '@showroom/contracts/calls/metaheads';
import { answerTo } from '@showroom/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visitAs } from '../editor-in-tests';

const PLAN = {
  ...({ content: 'window.a = 1', language: 'javascript', sequence: 2, rdx_core_page_id: null } as const),
  ...({ reload_on_each_page: false, in_body: false, consent_scope: 'obligatory' } as const),
};

function metahead(changes: Partial<EditedMetahead['attributes']> = {}): EditedMetahead {
  const written = { page_path: null, revision: 3, author: 'Ada', saved_at: '2026-03-01T12:05:00.000Z' };
  return {
    id: 'm1',
    type: 'edited_metahead',
    attributes: { ...PLAN, market: 'international', ...written, ...changes },
  };
}

async function open(listed: EditedMetahead[], ...over: Parameters<typeof visitAs>[2][]) {
  const answer = answerTo(listEditedMetaheads, { data: listed });
  const visited = visitAs('admin', '/admin/metaheads', answer, ...over);
  await screen.findByRole('heading', { level: 1, name: 'Metaheads of International' });
  return visited;
}

const type = (label: string, value: string) =>
  fireEvent.change(openDialog().getByLabelText(label), { target: { value } });

test('the metaheads of the market are listed, without accessibility faults', async () => {
  const { container } = await open([metahead({ page_path: '/offers', in_body: true, reload_on_each_page: true })]);
  const cells = row(/^window/).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'JavaScript',
    '2',
    '/offers',
    'Body, again on each page',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a metahead is added for one page, with its consent and both switches', async () => {
  const { container, sent } = await open([], answerTo(createMetahead, { data: metahead() }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a metahead' }));
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Language' }), 'SCSS');
  type('Content', '.a { .b { c: d } }');
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Page' }), '/offers Offers');
  type('Sequence', '7');
  await userEvent.selectOptions(openDialog().getByRole('combobox', { name: 'Consent' }), 'Marketing');
  await userEvent.click(openDialog().getByRole('checkbox', { name: 'In the body' }));
  await userEvent.click(openDialog().getByRole('checkbox', { name: 'Again on each page' }));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(openDialog().getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('SCSS was saved: pages have it now.')).toBeVisible();
  const plan = { content: '.a { .b { c: d } }', language: 'scss', sequence: 7, rdx_core_page_id: 'p2' };
  const body = {
    market: 'international',
    ...plan,
    reload_on_each_page: true,
    in_body: true,
    consent_scope: 'marketing',
  };
  expect(sent(createMetahead)).toEqual([{ body }]);
});

test('what is wrong with the content is said at its field, and what was typed stays', async () => {
  const refused = refusal(422, 'No.', [{ path: 'content', message: 'Line 1: Unexpected end of input.' }]);
  const { sent } = await open([metahead()], answerTo(updateMetahead, refused));
  await userEvent.click(row(/^window/).getByRole('button', { name: 'Change window.a = 1' }));
  type('Content', 'a(');
  await userEvent.click(openDialog().getByRole('button', { name: 'Save' }));
  expect(await openDialog().findByText('Line 1: Unexpected end of input.')).toBeVisible();
  expect(openDialog().getByLabelText('Content')).toHaveValue('a(');
  const body = { ...PLAN, content: 'a(' };
  expect(sent(updateMetahead)).toEqual([{ params: { id: 'm1' }, headers: { 'if-match': '"3"' }, body }]);
});

test('a metahead is deleted after a question', async () => {
  const { sent } = await open([metahead()], answerTo(deleteMetahead, undefined));
  await userEvent.click(row(/^window/).getByRole('button', { name: 'Delete window.a = 1' }));
  expect(sent(deleteMetahead)).toEqual([]);
  await userEvent.click(openDialog('Delete a metahead').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('JavaScript was deleted.')).toBeVisible();
  expect(sent(deleteMetahead)).toEqual([{ params: { id: 'm1' }, headers: { 'if-match': '"3"' } }]);
});
