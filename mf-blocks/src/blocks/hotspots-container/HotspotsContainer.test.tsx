import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './HotspotsContainer';

const content = examples['four points'];
const warn = jest.spyOn(console, 'warn').mockImplementation();
afterEach(() => warn.mockClear());

test('a point opens its text without code, and the text closes itself', () => {
  render(<Component {...blockProps(content)} />);
  const point = screen.getByRole('button', { name: 'A roof for a tent' });
  const text = screen.getByLabelText('A roof for a tent', { selector: '[popover]' });
  expect(point).toHaveAttribute('popovertarget', text.id);
  expect(text).toHaveTextContent('It carries 300 kg');
  expect(within(text).getByText('See what fits')).toHaveAttribute('href', '/defender');
  const close = within(text).getByLabelText('Close');
  expect(close).toHaveAttribute('popovertarget', text.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

test('a point stands where it says, without a style attribute', () => {
  const { container } = render(<Component {...blockProps(content)} />);
  const room = screen.getByRole('button', { name: 'Tyres for both' }).previousElementSibling;
  expect([room?.getAttribute('width'), room?.getAttribute('height')]).toEqual(['54.5%', '77%']);
  expect(container.querySelector('[style]')).toBeNull();
});

test('a point without a title is named by its number, and one that tells nothing is left out', () => {
  const hotspots = JSON.stringify([
    { x: 10, y: 10, text: 'A text alone' },
    { x: 20, y: 20 },
  ]);
  render(<Component {...blockProps({ ...content, hotspots })} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Point 1' })).toBeVisible();
});

test.each([[[{ x: 101, y: 0, title: 'Beside the picture' }]], ['[{"x": ']])(
  'points that cannot be placed leave the picture alone: %j',
  (hotspots) => {
    render(<Component {...blockProps({ ...content, hotspots })} />);
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('Invalid JSON in hotspots');
  },
);

test('a link to an unsafe address is not offered', () => {
  const hotspots = [{ x: 1, y: 1, title: 'Here', link: { link_text: 'Go', url: 'javascript:alert(1)' } }];
  render(<Component {...blockProps({ ...content, hotspots })} />);
  expect(screen.queryByText('Go')).not.toBeInTheDocument();
});
