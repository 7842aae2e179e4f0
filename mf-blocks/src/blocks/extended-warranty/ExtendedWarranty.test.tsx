import { exampleForm } from '@showroom/shared-ui/form-examples';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { Component } from './ExtendedWarranty';
import { examples } from './examples';

const content = examples['a table and a form'];
const data = { form: exampleForm() };

test('the form gets the hidden values of the block, and stands beside the table', () => {
  const { container } = renderWithPlatform(<Component {...blockProps(content, data)} />);
  expect(screen.getByRole('table')).toHaveTextContent('Air suspension');
  expect(screen.getByRole('form', { name: 'Contact us' })).toBeVisible();
  expect(container.querySelector('[name="-hidden-product"]')).toHaveValue('extended-warranty');
});

test('has_two_columns puts the fields side by side', () => {
  const { container } = renderWithPlatform(<Component {...blockProps(examples['a form in two columns'], data)} />);
  expect(container.querySelector('[name="email"]')?.closest('.ui-form-field')).toHaveClass('ui-form-half');
});

test('hidden values that are no JSON are logged and left out', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderWithPlatform(<Component {...blockProps({ ...content, form_hidden_field_mapping: '{"a"' }, data)} />);
  expect(screen.getByRole('form', { name: 'Contact us' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('Invalid JSON in form_hidden_field_mapping');
  warn.mockRestore();
});
