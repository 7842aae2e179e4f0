import type { OpeningHours } from '@showroom/contracts/entities/opening-hours';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { townLine } from '@showroom/contracts/entities/town-line';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { CommonIcon } from '@showroom/shared-ui/common-icon';
import { EmailAddress } from '@showroom/shared-ui/email-address';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { LocatorMap } from '@showroom/shared-ui/locator-map';
import { telephone } from '@showroom/shared-ui/telephone';
import { useTextsOf } from '../../language/use-language';
import type { VehiclePageData } from '../vehicle-data';

interface RetailerCardProps {
  readonly vehicle: Vehicle['attributes'];
  readonly hours: OpeningHours;
  readonly surroundings: VehiclePageData['surroundings'];
  /** How far it is from the visitor's postcode, where it is known. */
  readonly away: string | null;
  /** Address of the list of all vehicles that the retailer sells. */
  readonly stock: string;
}

/** Where the vehicle is, how to reach who sells it, and when somebody is there. */
export function RetailerCard({ vehicle, hours, surroundings, away, stock }: RetailerCardProps) {
  const texts = useTextsOf('vehicle');
  const { units } = useTextsOf('words');
  return (
    <section className="vehicle-section" aria-labelledby="vehicle-retailer">
      <Heading level={2} size="l" id="vehicle-retailer">
        {texts.retailer}
      </Heading>
      <div className="vehicle-retailer-columns">
        <div className="vehicle-retailer-text">
          <Address vehicle={vehicle} away={away} stock={stock} />
          <Hours hours={hours} />
        </div>
        {surroundings && (
          <LocatorMap surroundings={surroundings} label={surroundings.label} unit={units[surroundings.unit]} />
        )}
      </div>
    </section>
  );
}

function Address({ vehicle, away, stock }: Omit<RetailerCardProps, 'surroundings' | 'hours'>) {
  const texts = useTextsOf('vehicle');
  const { owner_latitude: latitude, owner_longitude: longitude, owner_contact_details: contact } = vehicle;
  const phone = contact.phone || vehicle.owner_phone;
  const email = contact.email || vehicle.owner_email;
  const route = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <address className="vehicle-retailer-address">
      <p className="vehicle-retailer-name">
        <bdi>{retailerName(vehicle)}</bdi>
      </p>
      <p>
        <bdi>{vehicle.owner_address}</bdi>
      </p>
      <p>
        <bdi>{townLine(vehicle.owner_zipcode, vehicle.owner_city)}</bdi>
      </p>
      {away && <p>{away}</p>}
      <ul className="vehicle-retailer-links">
        {phone && (
          <li>
            <CommonIcon name="phone" size={16} />
            <SiteLink href={telephone(phone)}>
              <bdi>{phone}</bdi>
            </SiteLink>
          </li>
        )}
        {email && (
          <li>
            <CommonIcon name="mail" size={16} />
            <SiteLink href={`mailto:${email}`}>
              <EmailAddress>{email}</EmailAddress>
            </SiteLink>
          </li>
        )}
        <li>
          <CommonIcon name="pin" size={16} />
          <SiteLink href={route} target="_blank" rel="noopener noreferrer">
            {texts.directions}
          </SiteLink>
        </li>
        <li>
          <CommonIcon name="car" size={16} />
          <SiteLink href={stock}>{texts.retailerStock}</SiteLink>
        </li>
      </ul>
    </address>
  );
}

function Hours({ hours: opening }: Pick<RetailerCardProps, 'hours'>) {
  const texts = useTextsOf('vehicle');
  if (opening.length === 0) return null;
  return (
    <div className="vehicle-retailer-hours">
      <Heading level={3} size="xs">
        {texts.hours}
      </Heading>
      <dl className="vehicle-priced">
        {opening.map(({ days, hours }) => (
          <div key={days}>
            <dt>
              <bdi>{days}</bdi>
            </dt>
            <dd>
              <bdi>{hours}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
