import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './HtmlBox';

test('the HTML of the editor is rendered as it is stored', () => {
  render(<Component {...blockProps(examples['text and a table'])} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Dimensions' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Defender 110 5,018 mm 2,008 mm 1,967 mm' })).toBeVisible();
});

test('shows nothing without content', () => {
  const { container } = render(<Component {...blockProps({ content: '  ' })} />);
  expect(container).toBeEmptyDOMElement();
});
