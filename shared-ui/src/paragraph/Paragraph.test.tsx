import { render, screen } from '@testing-library/react';
import { Paragraph, type ParagraphSize } from './Paragraph';

const SIZES: readonly ParagraphSize[] = ['xs', 's', 'm', 'l', 'quote', 'subcopy'];

test.each(SIZES)('a paragraph of the size %s is a paragraph that takes attributes', (size) => {
  render(
    <Paragraph size={size} id="note" className="own">
      Every vehicle is inspected.
    </Paragraph>,
  );
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph).toHaveTextContent('Every vehicle is inspected.');
  expect(paragraph).toHaveClass(`ui-paragraph-${size}`, 'own');
  expect(paragraph).toHaveAttribute('id', 'note');
});
