import { exampleForm } from '@showroom/shared-ui/form-examples';
import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { Component } from './ExtendedWarrantyPrices';
import { examples } from './examples';

const props = blockProps(examples['prices and a form'], { form: exampleForm() });

test.each([
  ['LR2', 'AED 4,200'],
  ['Discovery Sport', 'AED 4,500'],
  ['Defender', 'AED 5,500'],
  ['Discovery/LR4', 'AED 6,100'],
  ['Range Rover Evoque', 'AED 5,000'],
  ['Velar', 'AED 5,700'],
  ['Range Rover Sport', 'AED 6,300'],
  ['Range Rover', 'AED 7,600'],
])('the starting price of %s is %s', (model, price) => {
  renderWithPlatform(<Component {...props} />);
  expect(screen.getByRole('rowheader', { name: model }).parentElement).toHaveTextContent(`${model}${price}`);
});

test('the form beside the prices gets the hidden values of the block', () => {
  const { container } = renderWithPlatform(<Component {...props} />);
  expect(container.querySelector('[name="-hidden-product"]')).toHaveValue('extended-warranty');
});
