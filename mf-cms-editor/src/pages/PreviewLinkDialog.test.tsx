import { linkPreview } from '@showroom/contracts/calls/pages';
import { answerTo } from '@showroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal } from '../editor-in-tests';
import { openPage, press } from './page-in-tests';

const dialog = () => openDialog('Share a preview');
const LINK = { path: '/previews/a.b', expires_at: '2026-03-08T12:05:00.000Z' };

test('a link to the draft is an address to send, and says until when', async () => {
  const { sent, container } = await openPage(answerTo(linkPreview, LINK));
  await press('Share a preview');
  const link = await dialog().findByRole('textbox', { name: /^Link/ });
  expect(link).toHaveValue(`${location.origin}/previews/a.b`);
  expect(link).toHaveAttribute('readonly');
  expect(dialog().getByText(/also without an account, until 08\/03\/2026 13:05\.$/)).toBeVisible();
  expect(sent(linkPreview)).toEqual([{ params: { id: 'p1' } }]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the whole link is selected once somebody is in it', async () => {
  await openPage(answerTo(linkPreview, LINK));
  await press('Share a preview');
  const link = await dialog().findByRole<HTMLInputElement>('textbox', { name: /^Link/ });
  link.focus();
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value);
});

test('a link that cannot be made says why', async () => {
  const { container } = await openPage(answerTo(linkPreview, refusal(403, 'You may not share it.')));
  await press('Share a preview');
  expect(await dialog().findByText('You may not share it.')).toBeVisible();
  expect(dialog().queryByRole('textbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
