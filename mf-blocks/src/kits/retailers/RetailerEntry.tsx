import { formatDistance } from '@showroom/contracts/distance-text';
import { isPlaced } from '@showroom/contracts/entities/place';
import { townLine } from '@showroom/contracts/entities/town-line';
import { fillText } from '@showroom/contracts/fill-text';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { EmailAddress } from '@showroom/shared-ui/email-address';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { telephone } from '@showroom/shared-ui/telephone';
import unitMessages from '@showroom/shared-ui/unit-messages';
import type { LocatedRetailer } from './find-retailers';
import messages from './messages/en.json';
import './RetailerEntry.css';

interface RetailerEntryProps {
  readonly retailer: LocatedRetailer;
  readonly level: HeadingLevel;
  /** Links that lead here choose the retailer. */
  readonly id: string;
  readonly isChosen: boolean;
  /** Shows it on the map, where there is one. */
  readonly onChoose: (() => void) | undefined;
}

/** A retailer with the ways to reach it. */
export function RetailerEntry({ retailer, level, id, isChosen, onChoose }: RetailerEntryProps) {
  const { name, address, zipcode, city, distance, brands, hours } = retailer;
  const { hours: hoursLabel, brandsOf, showOnMap, showNameOnMap } = useMessages(messages);
  const units = useMessages(unitMessages);
  const { locale, market } = usePageLocale();
  return (
    <li className={isChosen ? 'retailers-entry retailers-entry-chosen' : 'retailers-entry'} id={id}>
      <div className="retailers-head">
        <Heading level={level} size="m">
          <bdi>{name}</bdi>
        </Heading>
        {distance !== undefined && (
          <span className="retailers-distance">
            {formatDistance(distance, units[market?.distanceUnit ?? 'km'], locale)}
          </span>
        )}
      </div>
      <address className="retailers-address">
        <p>
          <bdi>{address}</bdi>
          <br />
          <bdi>{townLine(zipcode, city)}</bdi>
        </p>
        <Contacts {...retailer} />
      </address>
      {onChoose && (
        <button
          type="button"
          className="retailers-show"
          aria-label={fillText(showNameOnMap, { name })}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {showOnMap}
        </button>
      )}
      {brands.length > 0 && (
        <ul className="retailers-brands" aria-label={fillText(brandsOf, { name })}>
          {brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </ul>
      )}
      {hours.length > 0 && (
        <Disclosure title={hoursLabel} className="retailers-hours">
          <dl>
            {hours.map((one) => (
              <div key={one.days} className="retailers-day">
                <dt>
                  <bdi>{one.days}</bdi>
                </dt>
                <dd>
                  <bdi>{one.hours}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </li>
  );
}

function Contacts(retailer: LocatedRetailer) {
  const { name, phone, email, latitude, longitude } = retailer;
  const { directions, directionsTo } = useMessages(messages);
  return (
    <ul className="retailers-contacts">
      {phone && (
        <li>
          <SiteLink href={telephone(phone)}>
            <bdi>{phone}</bdi>
          </SiteLink>
        </li>
      )}
      {email && (
        <li>
          <SiteLink href={`mailto:${email}`}>
            <EmailAddress>{email}</EmailAddress>
          </SiteLink>
        </li>
      )}
      {isPlaced(retailer) && (
        <li>
          <SiteLink
            href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
            target="_blank"
            aria-label={fillText(directionsTo, { name })}
          >
            {directions}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
