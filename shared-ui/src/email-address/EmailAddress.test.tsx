import { render } from '@testing-library/react';
import { EmailAddress } from './EmailAddress';

test('an e-mail address can be broken before its host and nowhere else, and is copied as it is', () => {
  const { container } = render(<EmailAddress>retailer@showroom.test</EmailAddress>);
  expect(container.innerHTML).toBe('<bdi>retailer<wbr>@showroom.test</bdi>');
  expect(container).toHaveTextContent(/^retailer@showroom\.test$/);
});
