import { compactNumber } from '@showroom/contracts/entities/phone-number';
import type { MarketCode } from '@showroom/contracts/markets';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without its country is dialled; the international site has no country. */
const COUNTRIES: Readonly<Record<MarketCode, CountryCode | undefined>> = {
  international: undefined,
  au: 'AU',
  ae: 'AE',
  jp: 'JP',
  ua: 'UA',
};

const OWN_CODES = new Set(
  Object.values(COUNTRIES).flatMap((country) => (country === undefined ? [] : getCountryCallingCode(country))),
);

/**
 * A number as E.164, or undefined when it is none; without a country it is read as the market's.
 * Numbers of our markets follow their plan. Others need only the right length: a plan may be newer
 * than the library, and nobody is turned away for that. An extension is refused: E.164 has none.
 */
export function toE164(typed: string, market: MarketCode): string | undefined {
  const country = COUNTRIES[market];
  const phone = parsePhoneNumberFromString(compactNumber(typed), {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
  if (phone === undefined || phone.ext !== undefined) return undefined;
  const isNumber = OWN_CODES.has(phone.countryCallingCode) ? phone.isValid() : phone.isPossible();
  return isNumber ? phone.number : undefined;
}
