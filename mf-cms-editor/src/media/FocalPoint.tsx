import { withBasePath } from '@showroom/contracts/base-path';
import type { FocalPoint as Point } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import messages from './messages/en.json';

interface FocalPointProps {
  /** Address of the picture as it is, not cropped. */
  readonly src: string;
  readonly value: Point;
  readonly onChange: (point: Point) => void;
}

/** How far one press of an arrow key goes; with Shift five times as far. */
const STEP = 0.02;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
const percent = (value: number) => `${Math.round(value * 100)} %`;

/** What stays in sight wherever a picture is cropped: chosen by a press on it or by arrow keys. */
export function FocalPoint({ src, value, onChange }: FocalPointProps) {
  const texts = useMessages(messages);
  const hint = useId();
  const place = { x: percent(value.x), y: percent(value.y) };

  function press({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Enter and the space bar press the button at no place.
    if (detail === 0 || width === 0 || height === 0) return;
    onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  }

  function move(event: KeyboardEvent): void {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    onChange({ x: share(value.x + step.x * times), y: share(value.y + step.y * times) });
  }

  return (
    <div className="media-focus">
      <button
        type="button"
        className="media-focus-picture"
        aria-label={fillText(texts.focal_point, place)}
        aria-describedby={hint}
        onClick={press}
        onKeyDown={move}
      >
        <img src={withBasePath(src)} alt="" />
        <svg aria-hidden="true" className="media-focus-mark">
          <circle cx={`${value.x * 100}%`} cy={`${value.y * 100}%`} r="14" />
        </svg>
      </button>
      <p id={hint} className="ui-field-hint">
        {texts.focal_point_hint}
      </p>
      <span role="status" className="ui-visually-hidden">
        {fillText(texts.focal_point_now, place)}
      </span>
    </div>
  );
}
