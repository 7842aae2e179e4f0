import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FacetGroup } from './FacetGroup';

const group = (startsOpen: boolean, isWhole: boolean) => (
  <FacetGroup title="Fuel" chosen={0} startsOpen={startsOpen} isWhole={isWhole}>
    <p>Diesel</p>
  </FacetGroup>
);

test.each([
  ['of an open filter is', true, false, true],
  ['of a closed filter is not', false, false, false],
  ['of a closed filter of a whole form is', false, true, true],
])('what stands inside %s in the HTML of the server', (_what, startsOpen, isWhole, expected) => {
  expect(renderToString(group(startsOpen, isWhole)).includes('Diesel')).toBe(expected);
});

test('the browser brings what the server left out', async () => {
  render(group(false, false));
  expect(await screen.findByText('Diesel')).toBeInTheDocument();
});
