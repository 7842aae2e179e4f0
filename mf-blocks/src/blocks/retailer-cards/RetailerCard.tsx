import type { ContentOf } from '@showroom/contracts/blocks/template';
import { isPlaced } from '@showroom/contracts/entities/place';
import { fillText } from '@showroom/contracts/fill-text';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { safeHref } from '@showroom/shared-ui/safe-href';
import * as z from 'zod/mini';
import { parseFieldJson } from '../../kits/json/parse-field-json';
import { NEAR } from '../../kits/retailers/locator-keys';
import messages from './messages/en.json';
import type { template } from './template';

type Retailer = ContentOf<typeof template>['groups'][number];

const contactInfo = z.array(
  z.object({ type: z.string(), icon: z.optional(z.string()), label: z.string(), href: z.optional(z.string()) }),
);
const retailerServices = z.array(z.object({ icon: z.optional(z.string()), label: z.string() }));

interface RetailerCardProps {
  readonly retailer: Retailer;
  readonly level: HeadingLevel;
  /** Path of the page that shows retailers on a map; empty where the site has none. */
  readonly locator: string;
  /** From the town that is searched for; empty where nobody knows. */
  readonly distance: string;
}

export function RetailerCard({ retailer, level, locator, distance }: RetailerCardProps) {
  const { showOnMap, services: servicesOf } = useMessages(messages);
  const { name, address, city } = retailer;
  const contacts = parseFieldJson('contact_info', contactInfo, retailer.contact_info) ?? [];
  const services = parseFieldJson('services', retailerServices, retailer.services) ?? [];
  return (
    <li className="retailer-cards-card">
      <div className="retailer-cards-head">
        <Heading level={level} size="m">
          {name}
        </Heading>
        {distance && <bdi className="retailer-cards-distance">{distance}</bdi>}
      </div>
      <address className="retailer-cards-address">
        {[address, city].filter(Boolean).join('\n')}
        {isPlaced(retailer) && (
          <SiteLink {...mapLink(retailer, locator)} aria-label={`${showOnMap}: ${name}`}>
            {showOnMap}
          </SiteLink>
        )}
      </address>
      {contacts.length > 0 && (
        <ul className="retailer-cards-contacts">
          {contacts.map(({ type, icon = type, label, href }) => (
            <li key={type + label} className="retailer-cards-contact">
              {isIconName(icon) && <Icon name={icon} size={18} />}
              <bdi>{href && safeHref(href) ? <SiteLink href={href}>{label}</SiteLink> : label}</bdi>
            </li>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <ul className="retailer-cards-services" aria-label={fillText(servicesOf, { name })}>
          {services.map(({ icon = '', label }) => (
            <li key={label} className="retailer-cards-service">
              {isIconName(icon) && <Icon name={icon} size={16} />}
              {label}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** To the site's own map, with the nearest retailers to that city; else to a map of the world. */
function mapLink({ name, city, latitude, longitude }: Retailer, locator: string) {
  if (locator.startsWith('/')) return { href: `${locator}?${new URLSearchParams({ [NEAR]: city || name })}` };
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  return { href, target: '_blank' as const };
}
