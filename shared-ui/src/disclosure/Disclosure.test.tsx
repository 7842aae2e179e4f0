import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure';

test('the title shows and hides the content, and tells', async () => {
  const onToggle = jest.fn();
  render(
    <Disclosure title="Details" detail="3 chosen" onToggle={onToggle}>
      <p>Content</p>
    </Disclosure>,
  );
  expect(screen.getByText('Content')).not.toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText('Content')).toBeVisible();
  expect(onToggle).toHaveBeenLastCalledWith(true);
});

test('it can be open from the start', () => {
  render(
    <Disclosure title="Details" open>
      <p>Content</p>
    </Disclosure>,
  );
  expect(screen.getByText('Content')).toBeVisible();
});
