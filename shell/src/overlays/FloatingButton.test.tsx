import { getExternalModels } from '@showroom/contracts/calls/showroom';
import type { FabState } from '@showroom/contracts/entities/fab';
import { answerTo, fakeClient } from '@showroom/shared-ui/fake-client';
import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { FloatingButton } from './FloatingButton';

expect.extend(toHaveNoViolations);

const itemOf = (link_text: string) => ({
  link: { url: `/${link_text}`, link_text, target: '_self', type: 'internal' } as const,
  icon: 'car',
});
const state: FabState = {
  items: ['One', 'Two', 'Three', 'Four', 'Five'].map(itemOf),
  isQuickLinks: true,
  isSecondary: false,
  isfabDisabled: false,
  mobileButtonLabel: 'Your way',
  quickLinksExpandButtonLabel: 'All of them',
  areQuickLinksReversed: false,
};

function show(isDesktop: boolean, values: Partial<FabState> = {}, client = fakeClient()) {
  Object.assign(window, {
    matchMedia: () => ({ matches: isDesktop, addEventListener() {}, removeEventListener() {} }),
  });
  return renderWithPlatform(<FloatingButton state={{ ...state, ...values }} />, { client });
}
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('on a desktop four links are in sight, and the expand button shows the others', async () => {
  const { container } = show(true);
  expect(links()).toEqual(['One', 'Two', 'Three', 'Four']);
  const expand = screen.getByRole('button', { name: 'All of them', expanded: false });
  await userEvent.click(expand);
  expect(expand).toHaveAttribute('aria-expanded', 'true');
  expect(links()).toContain('Five');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(links()).not.toContain('Five');
  expect(expand).toHaveFocus();
});

test('four links need no expand button on a desktop', () => {
  show(true, { items: state.items.slice(0, 4) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('on a phone a button of its own label opens three links, and the expand button shows the others', async () => {
  const { container } = show(false);
  expect(links()).toEqual([]);
  await press('Your way');
  expect(links()).toEqual(['One', 'Two', 'Three']);
  await press('All of them');
  expect(links()).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  expect(await axe(container)).toHaveNoViolations();
});

test('what is done beside the links closes them', async () => {
  show(false);
  await press('Your way');
  await userEvent.click(document.body);
  expect(links()).toEqual([]);
});

test('a dialog that a link opens leaves them open, so that the focus finds its way back', async () => {
  show(false);
  await press('Your way');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await userEvent.click(dialog);
  expect(links()).toHaveLength(3);
  dialog.remove();
});

test('without labels of its own the language has some', async () => {
  show(false, { mobileButtonLabel: '', quickLinksExpandButtonLabel: '' });
  await press('Next steps');
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
});

test('links stand where they lead, and one that could run code is a text', () => {
  const bad = { ...itemOf('Bad'), link: { ...itemOf('Bad').link, url: 'java\nscript:alert(1)' } };
  show(true, { items: [itemOf('One'), bad] });
  expect(screen.getByRole('link', { name: 'One' })).toHaveAttribute('href', '/One');
  expect(within(screen.getByRole('navigation', { name: 'Quick links' })).getByText('Bad')).toBeVisible();
  expect(links()).toEqual(['One']);
});

test('links under a condition are shown once it is known, with the fallback of those that are not met', async () => {
  const strategy = { key: 'mena_external_sl', value: 'xf' } as const;
  const items = [
    { ...itemOf('Hidden'), dc_strategy: strategy },
    { ...itemOf('Stock'), dc_strategy: { ...strategy, fallback: 'Sold out' } },
    itemOf('News'),
  ];
  await act(() => import('@showroom/contracts/dynamic-content/strategies'));
  show(true, { items }, fakeClient(answerTo(getExternalModels, { data: ['Defender 110'] })));
  expect(links()).toEqual([]);
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(links()).toEqual(['News']);
});
