import { act, screen } from '@testing-library/react';
import { openPage, pageOf, titled } from './page-in-tests';

const TWO = pageOf(titled('b1', 1, 'One'), titled('b2', 2, 'Two'));
const headings = () => screen.getAllByText(/^\d+\. /).map(({ textContent }) => textContent);

/** What a browser does with Ctrl and C, X or V; answers what is on the clipboard then. */
function clipboard(type: 'copy' | 'cut' | 'paste', target: Element, text = ''): string {
  const stored = { text };
  const event = new Event(type, { bubbles: true, cancelable: true });
  const clipboardData = {
    getData: () => stored.text,
    setData: (_type: string, data: string) => {
      stored.text = data;
    },
  };
  Object.assign(event, { clipboardData });
  act(() => void target.dispatchEvent(event));
  return stored.text;
}

test('a block is copied and pasted behind the one that is worked on, and cut', async () => {
  await openPage(TWO);
  const [first] = screen.getAllByText(/^1\. /);
  const heading = first?.closest('summary') ?? first?.closest('button');
  if (!heading) throw new Error('The block has no heading');
  act(() => heading.focus());
  const copied = clipboard('copy', heading);
  expect(screen.getByText(/is copied: paste it here or on any other page/)).toBeVisible();
  clipboard('paste', heading, copied);
  expect(headings()).toHaveLength(3);
  expect(headings()[1]).toMatch(/One/);
  clipboard('cut', heading);
  expect(headings()).toHaveLength(2);
  expect(screen.getByText(/is cut/)).toBeVisible();
});

test('in a field, and of another text, the clipboard is the browser’s', async () => {
  await openPage(TWO);
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('There is no field');
  act(() => field.focus());
  expect(clipboard('copy', field)).toBe('');
  clipboard('paste', document.body, 'Some words');
  expect(headings()).toHaveLength(2);
});
