import { fillText } from '@showroom/contracts/fill-text';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { DragEvent, KeyboardEvent } from 'react';
import draggingMessages from './messages/en.json';
import './Dragging.css';

/** A step up or down, by arrow keys. */
export const UP_AND_DOWN: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface DragHandleProps<Step> {
  readonly name: string;
  /** Unique among the handles of a list, which gives it the focus back by it. */
  readonly id: string | number;
  /** What each key does. */
  readonly keys: Readonly<Record<string, Step>>;
  readonly onStep: (step: Step) => void;
  /** Where the handle alone is dragged, not its whole row. */
  readonly draggable?: boolean;
  readonly onDragStart?: (event: DragEvent) => void;
  readonly onDragEnd?: () => void;
}

/** What a row is dragged by, with the mouse or with the arrow keys. */
export function DragHandle<Step>({ name, id, keys, onStep, ...source }: DragHandleProps<Step>) {
  const texts = useMessages(draggingMessages);
  function press(event: KeyboardEvent): void {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  }
  return (
    <button
      type="button"
      className="dragging-handle"
      data-mf-handle={id}
      aria-label={fillText(texts.move, { name })}
      title={texts.hint}
      onKeyDown={press}
      {...source}
    >
      <Icon name="drag" size={18} />
    </button>
  );
}
