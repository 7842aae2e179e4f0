import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { link } from '../../kits/examples/examples';
import { examples } from './examples';
import { Component } from './ReadyToGoBar';

const content = examples['four entries'];

test('of five entries the first four are shown', () => {
  const groups = [...content.groups, { icon: '', label: 'Fifth', link: link('Fifth', '/fifth') }];
  render(<Component {...blockProps({ ...content, groups })} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'See the stock',
    'Find a retailer',
    'Take a test drive',
    'Offers',
  ]);
});

test('of the buttons the first two are shown', () => {
  const links = [link('One', '/1'), link('Two', '/2'), link('Three', '/3')];
  render(<Component {...blockProps({ ...content, groups: [], links })} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});

test('an entry whose address could run code is a text', () => {
  render(
    <Component
      {...blockProps({ ...content, groups: [{ icon: '', label: 'Bad', link: link('Bad', 'javascript:alert(1)') }] })}
    />,
  );
  expect(screen.getByText('Bad')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
