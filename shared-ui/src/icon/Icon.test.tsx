import { render, screen } from '@testing-library/react';
import { ICON_NAMES, Icon, isIconName } from './Icon';

test('an icon with a label is an image, one without is nothing to a screen reader', () => {
  const { rerender } = render(<Icon name="heart" label="Saved" />);
  expect(screen.getByRole('img', { name: 'Saved' })).toBeVisible();
  rerender(<Icon name="heart" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('only names of the set are names', () => {
  expect(ICON_NAMES.every(isIconName)).toBe(true);
  expect(isIconName('toString')).toBe(false);
});
