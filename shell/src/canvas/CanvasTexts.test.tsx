import type { FromCanvas } from '@showroom/contracts/host/canvas-messages';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testPage } from '../page/page-data.testing';
import { CanvasTexts, type HeardOfTexts } from './CanvasTexts';

const view = { status: 'static', id: 'b1', template: 'snippet', scrollId: '' } as const;
const page = testPage([view], { path: '/offers' });
const title = { place: { block: 'b1', symbol: 'title' }, label: 'Title', kind: 'line', value: 'All offers' } as const;
const known = { block: 'b1', texts: [title] };
const entered = { block: 'b1' };

function show(first: HeardOfTexts) {
  const send = jest.fn((_message: FromCanvas) => undefined);
  const texts = (heard: HeardOfTexts) => (
    <>
      <div id="component-1" className="page-block">
        <h2>All offers</h2>
      </div>
      <CanvasTexts block="b1" pressedTwice={undefined} {...{ page, heard, send }} />
    </>
  );
  const { rerender } = render(texts(first));
  return { send, hear: (heard: HeardOfTexts) => rerender(texts(heard)) };
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
});
afterEach(() => jest.restoreAllMocks());

const button = () => screen.findByRole('button', { name: 'Change Title: All offers' });

test('keys go on at the first text, also where it is known only later', async () => {
  const { hear } = show({ entered, known: { block: 'b1', texts: [] } });
  hear({ entered, known });
  const first = await button();
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(first).toHaveFocus();
});

test('a text is changed in a box on its place, once the page builder says so, and Enter ends it there', async () => {
  const { send, hear } = show({ known });
  await userEvent.click(await button());
  expect(send).toHaveBeenCalledWith({ type: 'begin', place: title.place });
  hear({ known, begun: title });
  const box = await screen.findByRole('textbox', { name: 'Title' });
  expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.paste('Spring');
  expect(send).toHaveBeenCalledWith({ type: 'write', place: title.place, value: 'Spring' });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(send).toHaveBeenCalledWith({ type: 'key', key: 'undo' });
  hear({ known, begun: { ...title, value: 'All offers' } });
  expect(box).toHaveValue('All offers');
  await userEvent.keyboard('{Enter}');
  expect(await button()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(send).toHaveBeenLastCalledWith({ type: 'select', id: 'b1' });
});
