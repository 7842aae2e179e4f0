import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './ColorPickerCarousel';
import { examples } from './examples';

const content = examples['five colors'];

test('the first color is chosen; swatches are one group, by the names of their colors', async () => {
  render(<Component {...blockProps(content)} />);
  const colors = within(screen.getByRole('group', { name: 'Colour' }));
  expect(colors.getByRole('radio', { name: 'Pangea Green' })).toBeChecked();
  await userEvent.click(colors.getByRole('radio', { name: 'Firenze Red' }));
  expect(colors.getByRole('radio', { name: 'Pangea Green' })).not.toBeChecked();
});

test('a swatch that is no color stays empty', () => {
  const groups = content.groups.map((group) => ({ ...group, swatch: 'url(//example.com)' }));
  const { container } = render(<Component {...blockProps({ ...content, groups })} />);
  expect(container.querySelector('rect')).toHaveAttribute('fill', 'none');
});
