import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('an error is announced at once, other messages politely', () => {
  render(
    <>
      <Notice kind="error">Failed</Notice>
      <Notice kind="success" title="Saved" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
