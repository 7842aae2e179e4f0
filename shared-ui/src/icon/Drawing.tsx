import './Icon.css';

/** How an icon looks, whichever it is. */
export interface DrawingProps {
  /** Pixels. Default: 24. */
  readonly size?: number | undefined;
  /** Filled instead of outlined, e.g. a heart that is set. */
  readonly filled?: boolean | undefined;
  /**
   * Says what the icon means where no text beside it does; without it the icon is hidden from
   * screen readers.
   */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface ShapeProps extends DrawingProps {
  readonly name: string;
  readonly shape: string;
}

/** A shape as lines; those that point along the line of text turn round in right-to-left. */
export function Drawing({ name, shape, size = 24, filled = false, label, className }: ShapeProps) {
  const turns = name.endsWith('-start') || name.endsWith('-end');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden from screen readers without one
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={['ui-icon', turns && 'ui-icon-turns', className].filter(Boolean).join(' ')}
    >
      <path d={shape} />
    </svg>
  );
}
