import { type CSSProperties, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { type BuilderKey, builderKey } from './builder-key';
import { useMeasured } from './use-measured';

interface TextBoxProps {
  /** What shows the text on the page. */
  readonly element: HTMLElement;
  readonly label: string;
  readonly value: string;
  /** Whether the text has several lines: Enter begins one. */
  readonly hasLines: boolean;
  readonly onWrite: (value: string) => void;
  readonly onKey: (key: BuilderKey) => void;
  /** Somebody is done: with keys, which go on from here, or by going elsewhere. */
  readonly onEnd: (by: 'keys' | 'leaving') => void;
}

/** The text of an element, changed where it stands, as it looks there. */
export function TextBox({ element, label, value, hasLines, onWrite, onKey, onEnd }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const measure = useCallback(
    // What has left the page says nothing any more: the box stays as it was.
    (before?: CSSProperties) => (before && !element.isConnected ? before : lookOf(element)),
    [element],
  );
  const look = useMeasured(measure);
  useHidden(element);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.select();
  }, []);
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  });

  function press(event: KeyboardEvent): void {
    const key = builderKey(event);
    if (key) {
      event.preventDefault();
      event.stopPropagation();
      onKey(key);
    }
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (!hasLines || event.ctrlKey || event.metaKey));
    if (!isDone || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnd('keys');
  }
  return (
    <textarea
      ref={box}
      aria-label={label}
      rows={1}
      className="canvas-box"
      style={look}
      value={value}
      onChange={({ target }) => onWrite(hasLines ? target.value : target.value.replaceAll('\n', ' '))}
      onKeyDown={press}
      onBlur={() => onEnd('leaving')}
    />
  );
}

const TYPE = [
  'color',
  'direction',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textTransform',
] as const;

function lookOf(element: HTMLElement): CSSProperties {
  const { top, left, width, height } = element.getBoundingClientRect();
  const computed = getComputedStyle(element);
  const type = Object.fromEntries(TYPE.map((name) => [name, computed[name]]));
  const isInLine = computed.display.startsWith('inline');
  return { ...type, top, left, minWidth: width, minHeight: height, ...(!isInLine && { width }) };
}

/** The text of the page gives way to the box that stands in its place. */
function useHidden(element: HTMLElement): void {
  useLayoutEffect(() => {
    element.dataset['canvasWritten'] = '';
    return () => {
      delete element.dataset['canvasWritten'];
    };
  });
}
