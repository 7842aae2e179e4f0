import { DragHandle, UP_AND_DOWN } from './DragHandle';
import type { Dragging } from './use-dragging';

interface ItemHandleProps {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly dragging: Dragging<string>;
  readonly onMove: (id: string, to: number) => void;
  /** What of the item moves with the pointer; the whole of it may be higher than the window. */
  readonly imageOf: (handle: Element) => Element | null | undefined;
}

/** The handle of an item whose fields would be dragged with it: it alone takes hold of it. */
export function ItemHandle({ id, name, index, dragging, onMove, imageOf }: ItemHandleProps) {
  const { onDragStart, ...source } = dragging.source(id, name);
  return (
    <DragHandle
      name={name}
      id={id}
      keys={UP_AND_DOWN}
      onStep={(by) => onMove(id, index + by)}
      onDragStart={(event) => {
        onDragStart(event);
        const image = imageOf(event.currentTarget);
        if (image) event.dataTransfer.setDragImage(image, 0, 0);
      }}
      {...source}
    />
  );
}
