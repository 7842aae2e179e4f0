import { renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { exampleContent } from './example-content';
import { List } from './List';

const content = exampleContent(() => true, { ci_key_list: 'au' });
const list = <List id="b1" content={content} data={{ status: 'other-currency', currency: 'AUD' }} />;
const HINT = 'Stock locator: au is sold in AUD, not as this market is.';

test('editors alone see a notice of a listing in another currency', () => {
  const { unmount } = renderWithPlatform(list);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  unmount();
  renderWithPlatform(list, { person: { name: 'Eve', email: 'eve@example.test', roles: ['editor'] } });
  expect(screen.getByText(HINT)).toBeVisible();
});
