import { isPlaced } from '@showroom/contracts/entities/place';
import { safeHref } from '@showroom/shared-ui/safe-href';
import * as z from 'zod/mini';
import { parseFieldJson } from '../json/parse-field-json';

/** What an editor says of a business (`businessFields`). */
interface Business {
  readonly description: string;
  readonly keywords: string;
  readonly opening_hours: string;
  readonly payment_accepted: string;
  readonly price_range: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly contact_info: unknown;
  readonly offers_info: unknown;
}

const contactInfo = z.array(z.object({ type: z.string(), value: z.string() }));
const offersInfo = z.array(
  z.object({ category: z.optional(z.string()), description: z.optional(z.string()), url: z.optional(z.string()) }),
);

/** Kinds of contact by what editors call them. */
const CONTACTS = new Map([
  ['telephone', 'telephone'],
  ['phone', 'telephone'],
  ['email', 'email'],
  ['mail', 'email'],
  ['fax', 'faxNumber'],
  ['faxnumber', 'faxNumber'],
  ['url', 'url'],
  ['web', 'url'],
  ['website', 'url'],
]);

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const HOURS = new RegExp(String.raw`^${DAY}(?:[-,]${DAY})*(?: \d\d:\d\d-\d\d:\d\d)?$`);

const textOf = (text: string | undefined) => text?.trim() || undefined;

/** What is empty is not said. */
const listOf = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);

/**
 * A business as https://schema.org describes one (LocalBusiness and below); JSON leaves out what is
 * undefined. Hours that are not written its way are left out.
 */
export function businessEntry(type: 'AutoDealer' | 'AutoRepair', name: string, business: Business) {
  const { latitude, longitude } = business;
  return {
    '@type': type,
    name: name.trim(),
    keywords: textOf(business.keywords),
    openingHours: listOf(
      business.opening_hours
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => HOURS.test(line)),
    ),
    paymentAccepted: textOf(business.payment_accepted),
    priceRange: textOf(business.price_range),
    address: textOf(business.address),
    geo: isPlaced(business) ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    ...contactsOf(business.contact_info),
  };
}

/** What a business offers, as https://schema.org describes it. */
export function offersOf({ offers_info }: Pick<Business, 'offers_info'>) {
  const offers = parseFieldJson('offers_info', offersInfo, offers_info) ?? [];
  return listOf(
    offers.map(({ category, description, url }) => ({
      '@type': 'Offer',
      category: textOf(category),
      description: textOf(description),
      url: textOf(safeHref(url)),
    })),
  );
}

/** A kind that https://schema.org has no name for is a point of contact of that name. */
function contactsOf(info: unknown) {
  const contacts = (parseFieldJson('contact_info', contactInfo, info) ?? [])
    .map(({ type, value }) => ({ type: type.trim(), value: value.trim() }))
    .map(({ type, value }) => ({ kind: CONTACTS.get(type.toLowerCase()), type, value }))
    .filter(({ kind, value }) => value !== '' && (kind !== 'url' || safeHref(value)))
    .map(({ kind, type, value }) => [kind ?? 'contactPoint', kind ? value : pointOfContact(type, value)] as const);
  return Object.fromEntries(
    contacts.map(([kind]) => [kind, contacts.filter(([other]) => other === kind).map(([, said]) => said)]),
  );
}

function pointOfContact(contactType: string, value: string) {
  return { '@type': 'ContactPoint', contactType, [value.includes('@') ? 'email' : 'telephone']: value };
}
