import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { link } from '../../kits/examples/examples';
import { examples } from './examples';
import { Component } from './Snippet';

const content = examples['buttons on the right'];

test('shows heading, text and buttons', () => {
  render(<Component {...blockProps(content)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'A home for every journey' })).toBeVisible();
  expect(screen.getByText(/know each vehicle by heart/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a retailer' })).toHaveAttribute('href', '/retailers');
  expect(screen.getByRole('link', { name: 'See the stock' })).toHaveAttribute('href', '/stock');
});

test('the size of the heading does not change its level', () => {
  render(<Component {...blockProps({ ...content, title_tag: '1', title_size: 'xs' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('ui-heading-xs');
});

test.each([
  ['without a label', link('', '/stock')],
  ['without an address', link('Stock', '')],
  ['that would run code', link('Stock', 'javascript:alert(1)')],
])('a button %s is not shown', (_what, button) => {
  render(<Component {...blockProps({ ...content, links: [button] })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a link to a new window does not hand over this one', () => {
  render(
    <Component
      {...blockProps({
        ...content,
        links: [{ ...link('Configure', 'https://configurator.example'), target: '_blank' }],
      })}
    />,
  );
  expect(screen.getByRole('link', { name: 'Configure' })).toHaveAttribute('rel', 'noopener');
});
