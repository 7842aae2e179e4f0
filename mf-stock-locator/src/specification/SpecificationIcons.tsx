import { useSetting } from '@showroom/shared-ui/platform';
import { type Attributes, specificationIcons } from './attributes';
import { SpecificationIcon } from './SpecificationIcon';

interface SpecificationIconsProps {
  readonly vehicle: Attributes;
  readonly className?: string;
}

/** The few attributes that tell most about a vehicle, as the market chose them. */
export function SpecificationIcons({ vehicle, className }: SpecificationIconsProps) {
  const configured = useSetting('stock_locator.card_attribute_icons');
  return (
    <ul className={className}>
      {specificationIcons(configured).map((key) => (
        <SpecificationIcon key={key} attribute={key} vehicle={vehicle} />
      ))}
    </ul>
  );
}
