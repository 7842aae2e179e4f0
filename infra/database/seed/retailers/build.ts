import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { NewRetailer, OpeningHours } from '../../schema/retailers';
import { stateOf } from '../places/places';

/** Which brands a retailer sells: both, or one of them. */
type Brands = 'both' | 'lr' | 'jag';

/** Name, street, city, postcode, country, phone, latitude, longitude, brands. */
export type RetailerLine = readonly [
  name: string,
  street: string,
  city: string,
  zipcode: string,
  country: string,
  phone: string,
  latitude: number,
  longitude: number,
  brands: Brands,
];

const BRANDS: Record<Brands, readonly string[]> = {
  both: ['Land Rover', 'Jaguar'],
  lr: ['Land Rover'],
  jag: ['Jaguar'],
};

const HOURS: Record<MarketCode, readonly OpeningHours[]> = {
  international: [
    { days: 'Monday – Friday', hours: '09:00 – 18:30' },
    { days: 'Saturday', hours: '09:30 – 16:00' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  au: [
    { days: 'Monday – Friday', hours: '08:30 – 17:30' },
    { days: 'Saturday', hours: '09:00 – 17:00' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  ae: [
    { days: 'Monday – Saturday', hours: '09:00 – 21:00' },
    { days: 'Sunday', hours: '12:00 – 20:00' },
  ],
  jp: [
    { days: '木曜日〜火曜日', hours: '10:00 – 18:00' },
    { days: '水曜日', hours: '定休日' },
  ],
  ua: [
    { days: 'Понеділок – п’ятниця', hours: '09:00 – 19:00' },
    { days: 'Субота', hours: '10:00 – 17:00' },
    { days: 'Неділя', hours: 'Зачинено' },
  ],
};

const MAIL_NAME = /[^a-z0-9]+/g;

/** The retailers of a market from its table. */
export function retailersFrom(market: MarketCode, lines: readonly RetailerLine[]): NewRetailer[] {
  return lines.map(([name, address, city, zipcode, country, phone, latitude, longitude, brands], index) => {
    const number = String(index + 1).padStart(2, '0');
    return {
      id: `${market}-${number}`,
      listing: MARKETS[market].listing,
      name,
      address,
      city,
      zipcode,
      state: stateOf(market, city),
      country,
      phone,
      email: `${name
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(MAIL_NAME, '-')
        .replace(/^-|-$/g, '')}@${market}.showroom.test`,
      dealer_code: `${market.slice(0, 2).toUpperCase()}${1000 + index * 7}`,
      ci_code: `CI${market.slice(0, 2).toUpperCase()}${number}`,
      brands: [...BRANDS[brands]],
      latitude,
      longitude,
      opening_hours: HOURS[market],
      display_name_jag: brands === 'lr' ? null : `${name} Jaguar`,
      display_name_lr: brands === 'jag' ? null : `${name} Land Rover`,
    };
  });
}
