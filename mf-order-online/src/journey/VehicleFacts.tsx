import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useTexts } from '@showroom/shared-ui/texts';
import { JOURNEY_TEXTS } from './texts';
import './VehicleFacts.css';

/** The few facts that tell one vehicle from another; what is not known is left out. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(JOURNEY_TEXTS);
  const { attributes } = vehicle;
  const mileage =
    attributes.mileage === null ? null : `${attributes.mileage.toLocaleString('en-GB')} ${attributes.mileage_unit}`;
  const facts = [
    [texts.year, attributes.model_year ?? attributes.production_year],
    [texts.mileage, mileage],
    [texts.engine, attributes.engine_type.join(', ')],
    [texts.transmission, attributes.transmission],
    [texts.colour, attributes.color_name],
  ] as const;
  return (
    <dl className="vehicle-facts">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="vehicle-facts-line">
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
