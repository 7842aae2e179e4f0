import { schedulePage } from '@showroom/contracts/calls/pages';
import { OPERATIONS } from '@showroom/contracts/content/operations';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal } from '../editor-in-tests';
import { examplePage } from '../examples';
import { fill, openPage, press, withPage } from './page-in-tests';

type Changes = Parameters<typeof examplePage>[0];
const FROM = '2026-12-01T09:30:00.000Z';
const UNTIL = '2026-12-24T20:00:00.000Z';
const dialog = () => openDialog('Plan this page');
const from = () => dialog().getByLabelText(/^Publish/);
const until = () => dialog().getByLabelText(/^Disable/);
const plan = () => userEvent.click(dialog().getByRole('button', { name: 'Plan' }));
/** What the browser makes of a moment that is written in the person's own time. */
const ownTime = (text: string) => new Date(text).toISOString();

async function openPlan(changes: Changes, ...over: readonly FakeAnswer[]) {
  const visited = await openPage(
    withPage({ operations: [...OPERATIONS], ...changes }),
    answerTo(schedulePage, ({ body }) => ({
      data: examplePage({ operations: [...OPERATIONS], ...body, revision: 5 }),
    })),
    ...over,
  );
  await press('Plan');
  return visited;
}

afterEach(() => jest.restoreAllMocks());

test('a plan is sent as moments, and says so in the time of the market', async () => {
  const { sent, container } = await openPlan({});
  expect(from()).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
  fill(from(), '2026-12-01T09:30');
  fill(until(), '2026-12-24T20:00');
  await plan();
  expect(await screen.findByText(/^Planned in the time of/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const body = { publish_at: ownTime('2026-12-01T09:30'), unpublish_at: ownTime('2026-12-24T20:00') };
  expect(sent(schedulePage)).toEqual([{ params: { id: 'p1' }, headers: { 'if-match': '"4"' }, body }]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['two hours before', 120, '2026-12-01T07:30'],
  ['an hour after', -60, '2026-12-01T10:30'],
  ['half an hour after a day', -870, '2026-12-02T00:00'],
])('what is planned stands there in the time of a person %s UTC', async (_, offset, expected) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  await openPlan({ publish_at: FROM });
  expect(from()).toHaveValue(expected);
  expect(until()).toHaveValue('');
});

test('what is emptied is planned no more', async () => {
  const { sent } = await openPlan({ publish_at: FROM, unpublish_at: UNTIL });
  fill(from(), '');
  fill(until(), '');
  await plan();
  await screen.findByRole('button', { name: 'Plan' });
  expect(sent(schedulePage)).toMatchObject([{ body: { publish_at: null, unpublish_at: null } }]);
  expect(screen.queryByText(/^Planned in the time of/)).not.toBeInTheDocument();
});

test('a refusal stands at its field, and once', async () => {
  const errors = [{ path: 'unpublish_at', message: 'A page is disabled after it was published.' }];
  const { container } = await openPlan({}, answerTo(schedulePage, refusal(422, 'Please correct it.', errors)));
  fill(until(), '2026-12-24T20:00');
  await plan();
  expect(await dialog().findByText('Please correct it.')).toBeVisible();
  expect(until()).toHaveAccessibleDescription(/A page is disabled after it was published\.$/);
  expect(from()).not.toHaveAccessibleDescription(/A page is disabled/);
  expect(dialog().getAllByText('A page is disabled after it was published.')).toHaveLength(1);
  expect(until()).toHaveValue('2026-12-24T20:00');
  expect(await axe(container)).toHaveNoViolations();
});

test('who may not disable a page plans only when it is published', async () => {
  const { sent } = await openPlan({ operations: ['edit_texts', 'publish'] });
  expect(dialog().queryByLabelText(/^Disable/)).not.toBeInTheDocument();
  fill(from(), '2026-12-01T09:30');
  await plan();
  await screen.findByText(/^Planned in the time of/);
  expect(sent(schedulePage)).toMatchObject([{ body: { unpublish_at: null } }]);
});

test.each<[string, Changes, string]>([
  ['is published', { publish_at: FROM }, 'published on 01/12/2026 10:30.'],
  ['is disabled', { unpublish_at: UNTIL }, 'disabled on 24/12/2026 21:00.'],
  [
    'is both',
    { publish_at: FROM, unpublish_at: UNTIL },
    'published on 01/12/2026 10:30, disabled on 24/12/2026 21:00.',
  ],
])('a page that %s later says when, in the time of the market', async (_, changes, expected) => {
  await openPage(withPage(changes));
  expect(screen.getByText(/^Planned in the time of/)).toHaveTextContent(
    new RegExp(`^Planned in the time of [\\w ]+: ${expected}$`),
  );
});

test('a page that nothing is planned with says nothing', async () => {
  await openPage();
  expect(screen.queryByText(/^Planned in the time of/)).not.toBeInTheDocument();
});
