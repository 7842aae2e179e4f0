import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'purchase', label: 'Purchase', hint: '84,950 €' },
  { value: 'lease', label: 'Lease' },
] as const;

function Controlled({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('purchase');
  const choose = (chosen: string) => {
    onChange(chosen);
    setValue(chosen);
  };
  return <RadioGroup legend="Payment" name="payment" options={options} value={value} onChange={choose} />;
}

test('one choice, with its hint as description, told and kept', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Payment' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Purchase' })).toHaveAccessibleDescription('84,950 €');
  await userEvent.click(screen.getByText('Lease'));
  expect(screen.getByRole('radio', { name: 'Lease' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Purchase' })).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([['lease']]);
});

test('uncontrolled, it works in a plain form', async () => {
  render(
    <form aria-label="Order">
      <RadioGroup legend="Payment" name="payment" options={options} defaultValue="lease" error="Not available" />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ payment: 'lease' });
  await userEvent.click(screen.getByRole('radio', { name: 'Purchase' }));
  expect(screen.getByRole('form')).toHaveFormValues({ payment: 'purchase' });
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Not available');
});
