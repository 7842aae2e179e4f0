import { createEvent, fireEvent } from '@testing-library/react';

/** Drags one row onto another one, at a share of its height. */
export function dragOnto(from: Element, to: Element, share: number): void {
  const height = 40;
  const place = jest.spyOn(to, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height));
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(from, { dataTransfer });
  for (const kind of ['dragOver', 'drop'] as const) {
    const event = createEvent[kind](to, { dataTransfer });
    Object.defineProperty(event, 'clientY', { value: share * height });
    fireEvent(to, event);
  }
  place.mockRestore();
}
