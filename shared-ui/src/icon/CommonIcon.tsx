import { COMMON_SHAPES } from './common-shapes';
import { Drawing, type DrawingProps } from './Drawing';

interface CommonIconProps extends DrawingProps {
  readonly name: keyof typeof COMMON_SHAPES;
}

/** An icon of those that stand on most pages, for what belongs to a first load. */
export function CommonIcon(props: CommonIconProps) {
  return <Drawing {...props} shape={COMMON_SHAPES[props.name]} />;
}
