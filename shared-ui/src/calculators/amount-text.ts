import { asciiDigits } from '@showroom/contracts/entities/ascii-digits';

/**
 * An amount as people write it, in the digits of any of our languages and with any grouping;
 * undefined when there is none.
 */
export function parseAmount(text: string): number | undefined {
  const latin = asciiDigits(text.normalize('NFKC'));
  // At most two digits after the last point or comma are a fraction; every other sign only groups.
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,\u066b](\d{1,2}))?\D*$/.exec(latin) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' && fraction === '') return undefined;
  const amount = Number(`${digits || '0'}.${fraction || '0'}`);
  return amount < 1e12 ? amount : undefined;
}
