import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './InspiredCollection';

const content = examples['four collections'];
const warn = jest.spyOn(console, 'warn').mockImplementation();
afterEach(() => warn.mockClear());

/** What a button opens; jsdom opens nothing. */
function collectionOf(name: string): HTMLElement {
  const open = screen.getByRole('button', { name: `Open the collection: ${name}` });
  return screen.getByText(name, { selector: `#${open.getAttribute('commandfor')} p` }).closest('dialog') ?? open;
}

test('a picture opens its collection as a modal without code, and the collection closes itself', () => {
  render(<Component {...blockProps(content)} />);
  const dialog = collectionOf('Salt');
  expect(dialog).toHaveAttribute('aria-label', 'Salt');
  expect(screen.getByRole('button', { name: /Salt/ })).toHaveAttribute('command', 'show-modal');
  const close = within(dialog).getByLabelText('Close');
  expect([close.getAttribute('command'), close.getAttribute('commandfor')]).toEqual(['close', dialog.id]);
});

test('where browsers know no commands it opens as a popover', () => {
  render(<Component {...blockProps(content)} />);
  const dialog = collectionOf('Dust');
  expect(dialog).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: /Dust/ })).toHaveAttribute('popovertarget', dialog.id);
});

test('each collection has its own pictures, fetched when it is opened', () => {
  render(<Component {...blockProps(content)} />);
  const salt = within(collectionOf('Salt'));
  const images = salt.getAllByRole('img', { hidden: true });
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([
    'Discovery from the side',
    'A blue Discovery, from the side',
    'A blue Discovery, from the side',
  ]);
  for (const image of images) expect(image).toHaveAttribute('loading', 'lazy');
});

test.each([
  ['none', undefined, 0],
  ['of an unknown width', [[{ width: 'half', image: { src: '/media/a', alt: '' } }]], 1],
  ['that are no JSON', '[[', 1],
])('rows %s leave the picture alone', (_, imageRows, warnings) => {
  const groups = content.groups.slice(0, 1).map((group) => ({ ...group, imageRows }));
  render(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(warnings);
});
