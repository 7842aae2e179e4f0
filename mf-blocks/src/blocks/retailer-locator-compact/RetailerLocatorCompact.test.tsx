import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './RetailerLocatorCompact';

const content = examples['a title, a text and the field'];

test('what is typed leads to the locator, in the language of the page and without a script', () => {
  renderWithPlatform(<Component {...blockProps(content)} />, { market: 'ae', locale: 'ar-AE' });
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('name', 'near');
  expect(field.closest('form')).toHaveAttribute('action', '/ar/retailers');
  expect(field.closest('form')?.method).toBe('get');
});

test.each(['', 'javascript:alert(1)', 'https://elsewhere.test'])('a path that is none (%j) shows nothing', (path) => {
  const { container } = renderWithPlatform(<Component {...blockProps({ ...content, locator_path: path })} />);
  expect(container).toBeEmptyDOMElement();
});
