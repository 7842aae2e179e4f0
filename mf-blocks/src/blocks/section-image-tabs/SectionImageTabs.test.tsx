import { blockProps } from '@showroom/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { Component } from './SectionImageTabs';

const content = examples['four tabs'];
const panels = content.groups.map(({ tab_label }) => [<p key="a">{`Blocks of ${tab_label}`}</p>]);

test('a picture with its label shows the blocks of its tab and hides the others', async () => {
  render(<Component {...blockProps(content)} panels={panels} />);
  const tab = screen.getByRole('tab', { name: 'Through the city' });
  expect(within(tab).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/range-rover-sport/'));
  await userEvent.click(tab);
  expect(screen.getByText('Blocks of Through the city')).toBeVisible();
  expect(screen.getByText('Blocks of Far from any road')).not.toBeVisible();
});

test('a tab without blocks is not offered', () => {
  render(<Component {...blockProps(content)} panels={panels.map((panel, index) => (index === 0 ? [] : panel))} />);
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(screen.queryByRole('tab', { name: 'Far from any road' })).not.toBeInTheDocument();
});
