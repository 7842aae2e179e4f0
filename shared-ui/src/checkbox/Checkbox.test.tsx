import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('the label is part of the target, and the detail part of the name', async () => {
  render(<Checkbox label="Defender" detail={86} />);
  await userEvent.click(screen.getByText('Defender'));
  expect(screen.getByRole('checkbox', { name: 'Defender 86' })).toBeChecked();
});

test('an error marks the box and describes it', () => {
  render(<Checkbox label="I accept" hint="Opens in a window." error="Please accept." />);
  expect(screen.getByRole('checkbox', { name: 'I accept' })).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Opens in a window. Please accept.');
});
