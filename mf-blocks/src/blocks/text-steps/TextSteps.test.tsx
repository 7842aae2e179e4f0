import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { examples } from './examples';
import { Component } from './TextSteps';

test('steps are an ordered list with their numbers', () => {
  render(<Component {...blockProps(examples['four steps'])} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    '1Choose',
    '2Reserv',
    '3MeetYo',
    '4DriveC',
  ]);
});

test('an icon stands in place of the number; one that nobody knows does not', () => {
  const [step] = examples['four steps'].groups;
  if (!step) throw new Error('There is no step.');
  const groups = [
    { ...step, icon: 'search' },
    { ...step, icon: 'no-such-icon' },
  ];
  const { container } = render(<Component {...blockProps({ ...examples['four steps'], groups })} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByText('2')).toBeVisible();
});
