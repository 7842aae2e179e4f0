import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useVehicleTexts } from '../language/use-language';
import { retailerName } from './retailer-name';

/** Where the vehicle stands and when somebody is there. */
export function RetailerCard({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const texts = useVehicleTexts();
  const { owner_latitude: latitude, owner_longitude: longitude, owner_phone: phone, owner_email: email } = vehicle;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  return (
    <section className="vehicle-retailer" aria-labelledby="vehicle-retailer">
      <Heading level={2} size="l" id="vehicle-retailer">
        {texts.retailer}
      </Heading>
      <div className="vehicle-retailer-columns">
        <address className="vehicle-retailer-address">
          <p className="vehicle-retailer-name">{retailerName(vehicle)}</p>
          <p>{vehicle.owner_address}</p>
          <p>
            {vehicle.owner_zipcode} {vehicle.owner_city}
          </p>
          <p className="vehicle-retailer-links">
            <SiteLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </SiteLink>
            <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
            <SiteLink href={map} target="_blank">
              {texts.directions}
            </SiteLink>
          </p>
        </address>
        {vehicle.owner_opening_hours.length > 0 && (
          <div>
            <Heading level={3} size="xs">
              {texts.hours}
            </Heading>
            <dl className="vehicle-priced">
              {vehicle.owner_opening_hours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>
                    <bdi>{hours}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
