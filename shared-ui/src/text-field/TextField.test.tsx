import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from '../select-field/SelectField';
import { renderWithPlatform } from '../testing/testing';
import { TextArea } from '../text-area/TextArea';
import { TextField } from './TextField';

test('label, hint and error belong to the input', () => {
  render(<TextField label="Email" hint="For your confirmation." error="Please enter an email address." />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('For your confirmation. Please enter an email address.');
});

test('without hint and error there is no description', () => {
  render(<TextField label="Email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-describedby');
});

test('what is typed reaches the form', async () => {
  render(
    <form aria-label="Contact">
      <TextField label="First name" name="first" />
      <TextArea label="Message" name="message" />
      <SelectField
        label="State"
        name="state"
        placeholder="Please choose"
        options={[{ value: 'NSW', label: 'New South Wales' }]}
      />
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New South Wales');
  expect(screen.getByRole('form')).toHaveFormValues({ first: 'Ada', message: 'Hello', state: 'NSW' });
});

test('"optional" is said in the language of the page', () => {
  renderWithPlatform(<TextField label="電話番号" optional />, { market: 'jp' });
  expect(screen.getByRole('textbox', { name: '電話番号 (任意)' })).toBeVisible();
});
