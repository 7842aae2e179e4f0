import { render, screen } from '@testing-library/react';
import { Steps } from './Steps';

test('the step at hand is marked, those before it can be visited, those after it cannot', () => {
  render(
    <Steps
      current={1}
      items={[
        { label: 'Vehicle', href: '/vehicle' },
        { label: 'Details', href: '/details' },
        { label: 'Payment', href: '/payment' },
      ]}
    />,
  );
  const [vehicle, details, payment] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Vehicle (done)' })]);
  expect(vehicle).not.toHaveAttribute('aria-current');
  expect(details).toHaveAttribute('aria-current', 'step');
  expect(payment).toHaveTextContent('Payment');
});
