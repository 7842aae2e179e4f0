import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './IconsTimeline';

test('stops are read in their order, one level below the title', () => {
  render(<Component {...blockProps(examples['four stops'])} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Four steps to your car' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Find it',
    'Keep it',
    'Drive it',
    'Take it home',
  ]);
});

test.each(['', 'no-such-icon'])('a stop with the icon "%s" keeps its mark on the line, empty', (icon) => {
  const content = examples['one stop without an icon'];
  const { container } = render(
    <Component {...blockProps({ ...content, groups: content.groups.map((stop) => ({ ...stop, icon })) })} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('1948');
  expect(container.querySelector('.icons-timeline-mark')).toBeEmptyDOMElement();
});
