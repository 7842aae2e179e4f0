import { SHAPES } from './shapes';
import './Icon.css';

export type IconName = keyof typeof SHAPES;

/** Whether a text that an editor stored names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name);
}

/** Every icon, for pickers. */
export const ICON_NAMES: readonly IconName[] = Object.keys(SHAPES).filter(isIconName);

export interface IconProps {
  readonly name: IconName;
  /** Pixels; 24 unless told. */
  readonly size?: number | undefined;
  /** Filled instead of outlined, e.g. a heart that is set. */
  readonly filled?: boolean | undefined;
  /** Says what the icon means where no text beside it does; without it the icon is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A line icon; those that point along the line of text turn round in right-to-left. */
export function Icon({ name, size = 24, filled = false, label, className }: IconProps) {
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
      <path d={SHAPES[name]} />
    </svg>
  );
}
