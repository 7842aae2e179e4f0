import { render } from '@testing-library/react';
import { StructuredData } from './StructuredData';

test('no text ends the element, and the data stay what they were', () => {
  const entry = { '@type': 'Thing', name: '</script><script>alert(1)</script>' };
  const { container } = render(<StructuredData json={JSON.stringify(entry)} />);
  expect(container.innerHTML.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(container.textContent)).toEqual(entry);
});
