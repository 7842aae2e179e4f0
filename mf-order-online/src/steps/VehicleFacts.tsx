import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { formatNumber } from '@showroom/contracts/number-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { vehicleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import journeyMessages from '../order/messages/journey/en.json';
import './VehicleFacts.css';

/** The few facts that distinguish a vehicle; unknown ones are left out. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useMessages(journeyMessages);
  const { attributes } = vehicle;
  const { locale } = usePlatform();
  const { units, comma, values } = vehicleMessagesFor(locale);
  const word = (value: string) => values[value] ?? value;
  const { mileage, transmission } = attributes;
  const facts = [
    [texts.productionYear, attributes.production_year],
    [texts.modelYear, attributes.model_year],
    [texts.mileage, mileage === null ? null : `${formatNumber(mileage, locale)} ${units[attributes.mileage_unit]}`],
    [texts.engine, attributes.engine_type.map(word).join(comma)],
    [texts.transmission, transmission === null ? null : word(transmission)],
    [texts.colour, attributes.color_name],
  ] as const;
  return (
    <dl className="journey-facts">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="journey-facts-line">
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
