import type { Attributes, IconAttribute } from './attributes';
import { SpecificationIcon } from './SpecificationIcon';

interface SpecificationIconsProps {
  readonly icons: readonly IconAttribute[];
  readonly vehicle: Attributes;
  readonly className?: string;
}

/** The few attributes that say most about a vehicle. */
export function SpecificationIcons({ icons, vehicle, className }: SpecificationIconsProps) {
  if (icons.length === 0) return null;
  return (
    <ul className={className}>
      {icons.map((key) => (
        <SpecificationIcon key={key} attribute={key} vehicle={vehicle} />
      ))}
    </ul>
  );
}
