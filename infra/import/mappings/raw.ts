import type { Mapping, RawMapping } from '../mapping';

/**
 * The attributes that the specification names, as columns of CSV or as JSON; one for each currency.
 */
function raw(currency: Mapping['currency'], place: string): RawMapping {
  return {
    name: `raw-${currency.toLowerCase()}`,
    title: `Specified vehicle attributes as CSV or JSON, ${place}`,
    currency,
    mileage_unit: 'km',
    columns: ['id'],
    identity: ['id'],
    retailer: { name: `Feed in ${currency}`, city: '', country: '' },
    raw: true,
  };
}

/** The specified attributes in the markets' currencies. */
export const RAW: readonly RawMapping[] = [
  raw('EUR', 'euros'),
  raw('AUD', 'Australian dollars'),
  raw('AED', 'dirhams'),
  raw('JPY', 'yen'),
  raw('UAH', 'hryvnias'),
];
