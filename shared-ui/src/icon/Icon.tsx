import { Drawing, type DrawingProps } from './Drawing';
import { SHAPES } from './shapes';

/** The name of any icon, as editors store it. */
export type IconName = keyof typeof SHAPES;

/** Whether a text that an editor stored names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name);
}

/** Every icon, for pickers. */
export const ICON_NAMES: readonly IconName[] = Object.keys(SHAPES).filter(isIconName);

/** Which icon, and how it looks. */
export interface IconProps extends DrawingProps {
  readonly name: IconName;
}

/** A line icon by its name; a first load takes `CommonIcon`, which brings fewer. */
export function Icon(props: IconProps) {
  return <Drawing {...props} shape={SHAPES[props.name]} />;
}
