import { render, screen } from '@testing-library/react';
import { Heading, headingLevel } from './Heading';

test('level and size are chosen apart', () => {
  render(
    <Heading level={3} size="hero">
      Made for more
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Made for more' })).toHaveClass('ui-heading-hero');
});

test.each([
  ['h3', 3],
  ['H1', 1],
  ['4', 4],
  [6, 6],
  ['h7', 2],
  ['title', 2],
  ['', 2],
  [undefined, 2],
])("an editor's %p is level %d", (stored, level) => expect(headingLevel(stored)).toBe(level));
