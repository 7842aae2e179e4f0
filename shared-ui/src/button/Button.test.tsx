import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass, LinkButton } from './Button';

test('a busy button keeps its focus and name, and takes no click', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Reserve</Button>);
  const button = screen.getByRole('button', { name: 'Reserve' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={onClick}>
      Reserve
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a busy submit button does not send its form again', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button busy type="submit">
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button in a form does not send it by default', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Help</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a tertiary button is small whatever was asked', () => {
  expect(buttonClass({ kind: 'tertiary', size: 'medium' })).toBe('ui-button ui-button-tertiary ui-button-small');
});

test('a link that looks like a button is a link', () => {
  render(<LinkButton href="/stock">Find a vehicle</LinkButton>);
  expect(screen.getByRole('link', { name: 'Find a vehicle' })).toHaveAttribute('href', '/stock');
});
