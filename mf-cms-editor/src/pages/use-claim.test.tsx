import { getPage, lockPage, unlockPage, updatePage } from '@showroom/contracts/calls/pages';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo } from '@showroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { claimOf } from '../editor-in-tests';
import { exampleContent, examplePage } from '../examples';
import { button, fill, inOrder, later, openPage, press, saveDraft } from './page-in-tests';

const NOTICE = 'Ann Other is editing this page now.';
const unreachable = new ShowroomError('api.unreachable', { status: 503 });
const title = () => screen.getByDisplayValue('Go further');
const texts = { 'en-GB': { title: 'Rewritten' } };
const newer = { data: examplePage({ content: { ...exampleContent, texts }, revision: 9 }) };
const untilTakenOver = answerTo(lockPage, ({ body }) =>
  body.take_over ? claimOf('Jane', true) : claimOf('Ann Other'),
);

test('a page that somebody else edits can be read, and says who it is', async () => {
  const { sent, container } = await openPage(untilTakenOver);
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(title()).toBeDisabled();
  expect(button('Save draft')).toBeDisabled();
  expect(button('Take over')).toBeEnabled();
  expect(sent(lockPage)).toEqual([{ params: { id: 'p1' }, body: { take_over: false } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a page that is taken over opens once the draft of the other person is there', async () => {
  const { answer, now } = later();
  const { sent } = await openPage(untilTakenOver, answerTo(getPage, inOrder({ data: examplePage() }, answer())));
  await screen.findByText(NOTICE);
  await press('Take over');
  await waitFor(() => expect(sent(getPage)).toHaveLength(2));
  expect(title()).toBeDisabled();
  await now(newer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rewritten' })).toBeVisible();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  expect(title()).toBeEnabled();
  expect(sent(lockPage).at(-1)).toEqual({ params: { id: 'p1' }, body: { take_over: true } });
  fill(title(), 'Go anywhere');
  await saveDraft();
  expect(sent(updatePage)).toMatchObject([{ headers: { 'if-match': '"9"' } }]);
});

test('a claim that fails keeps nobody from editing', async () => {
  const { sent } = await openPage(answerTo(lockPage, unreachable));
  await waitFor(() => expect(sent(lockPage)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
  fill(title(), 'Go anywhere');
  await saveDraft();
});

test('a take-over that fails says so, leaves the page to the other person, and may be tried again', async () => {
  const { sent } = await openPage(
    answerTo(lockPage, inOrder(claimOf('Ann Other'), unreachable, claimOf('Jane', true))),
  );
  await screen.findByText(NOTICE);
  await press('Take over');
  expect(await screen.findByText(/It could not be taken over/)).toBeVisible();
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(title()).toBeDisabled();
  expect(sent(getPage)).toHaveLength(1);
  await press('Take over');
  await waitFor(() => expect(title()).toBeEnabled());
  expect(screen.queryByText(/It could not be taken over/)).not.toBeInTheDocument();
});

describe('for as long as a page is open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (time: number) => act(async () => jest.advanceTimersByTimeAsync(time));

  test('its claim is renewed every 20 seconds, and given back on leaving', async () => {
    const { sent, router } = await openPage();
    for (const claims of [1, 2, 3]) {
      expect(sent(lockPage)).toHaveLength(claims);
      await wait(20_000);
    }
    expect(sent(unlockPage)).toEqual([]);
    await act(async () => router.navigate('/cms'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    expect(sent(unlockPage)).toEqual([{ params: { id: 'p1' } }]);
    await wait(60_000);
    expect(sent(lockPage)).toHaveLength(4);
  });

  test('it opens with the newer draft when the other person gives it back', async () => {
    await openPage(
      answerTo(lockPage, inOrder(claimOf('Ann Other'), claimOf('Jane', true))),
      answerTo(getPage, inOrder({ data: examplePage() }, newer)),
    );
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await wait(20_000);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rewritten' })).toBeVisible();
    expect(title()).toBeEnabled();
  });

  test('what is not saved here is not reloaded away', async () => {
    const { sent } = await openPage(
      answerTo(lockPage, inOrder(claimOf('Jane', true), claimOf('Ann Other'), claimOf('Jane', true))),
      answerTo(updatePage, unreachable),
    );
    fill(title(), 'Go anywhere');
    await wait(20_000);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await wait(20_000);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('Go anywhere')).toBeEnabled();
    expect(sent(getPage)).toHaveLength(1);
  });
});
