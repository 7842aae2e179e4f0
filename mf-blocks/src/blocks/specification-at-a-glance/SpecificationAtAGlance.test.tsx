import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './SpecificationAtAGlance';

const full = examples['eight figures'];

test('every figure is read with its unit, after what it measures', () => {
  renderWithPlatform(<Component {...blockProps(full)} />);
  expect(screen.getAllByRole('definition')).toHaveLength(8);
  expect(screen.getByText('Towing, braked').nextElementSibling).toHaveTextContent('3,000 kg');
  expect(screen.getByText('Seats, on request').nextElementSibling).toHaveTextContent(/^7$/);
});

test('without figures there is no block', () => {
  const { container } = renderWithPlatform(<Component {...blockProps({ ...full, groups: [] })} />);
  expect(container.querySelector('section')).toBeNull();
});
