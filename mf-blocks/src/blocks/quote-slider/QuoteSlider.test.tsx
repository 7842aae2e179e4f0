import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './QuoteSlider';

test('every quotation is in the page, to scroll to', () => {
  render(<Component {...blockProps(examples['four quotations'])} />);
  const slider = screen.getByRole('region', { name: 'What drivers say' });
  expect(within(slider).getAllByRole('listitem')).toHaveLength(4);
  expect(within(slider).getByText('Petro Hnatiuk')).toBeVisible();
});

test.each(['left', 'center', 'right'] as const)('quotations may stand at the %s', (alignment) => {
  const { container } = render(<Component {...blockProps({ ...examples['four quotations'], alignment })} />);
  expect(container.firstElementChild).toHaveClass(`quote-slider-${alignment}`);
});

test('is reached by keyboard', async () => {
  render(<Component {...blockProps(examples['four quotations'])} />);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'What drivers say' })).toHaveFocus();
});

test('shows nothing without quotations', () => {
  const { container } = render(<Component {...blockProps({ ...examples['one quotation'], groups: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
