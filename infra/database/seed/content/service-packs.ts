import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import { toMinor } from '../../money';
import type { NewServicePack, ServicePackTexts } from '../../schema/order-online';
import { PROFILES } from '../markets';
import { type Language, languageOf } from './language';
import { SERVICE_PACK_TEXTS, type ServicePackKey } from './service-pack-texts';

type Fixed = Pick<NewServicePack, 'group' | 'period' | 'months' | 'mileage' | 'powertrains'>;

interface Draft extends Fixed {
  /** Euros for a Land Rover, Jaguar's share of it, and for which brand alone. */
  readonly euros: number;
  readonly jaguar?: number;
  readonly only?: 'Land Rover';
}

const PACKS: Readonly<Record<ServicePackKey, Draft>> = {
  essential: {
    group: 'service',
    period: 'month',
    months: 36,
    mileage: 45_000,
    powertrains: ['combustion', 'plug_in_hybrid'],
    euros: 39,
    jaguar: 0.9,
  },
  complete: {
    group: 'service',
    period: 'month',
    months: 60,
    mileage: 75_000,
    powertrains: ['combustion', 'plug_in_hybrid'],
    euros: 69,
    jaguar: 0.9,
  },
  electric: { group: 'service', period: 'month', months: 60, mileage: 75_000, powertrains: ['electric'], euros: 29 },
  warranty: {
    group: 'warranty',
    period: 'once',
    months: 24,
    mileage: 100_000,
    powertrains: [],
    euros: 1290,
    jaguar: 0.92,
  },
  tyres: { group: 'protection', period: 'month', months: 36, mileage: null, powertrains: [], euros: 19 },
  offRoad: {
    group: 'protection',
    period: 'month',
    months: 36,
    mileage: null,
    powertrains: [],
    euros: 32,
    only: 'Land Rover',
  },
  wallbox: {
    group: 'charging',
    period: 'once',
    months: 36,
    mileage: null,
    powertrains: ['plug_in_hybrid', 'electric'],
    euros: 1450,
  },
  chargingCard: {
    group: 'charging',
    period: 'month',
    months: 12,
    mileage: null,
    powertrains: ['plug_in_hybrid', 'electric'],
    euros: 18,
  },
};

/** Two leading digits: prices of services end on zeros. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}

function textsOf(key: ServicePackKey, languages: readonly Language[]): Record<string, ServicePackTexts> {
  return Object.fromEntries(
    languages.map((language) => {
      const [name, summary, ...included] = SERVICE_PACK_TEXTS[language][key];
      return [language, { name, summary, included }];
    }),
  );
}

function isKey(key: string): key is ServicePackKey {
  return Object.hasOwn(PACKS, key);
}

/** What buyers of a market can add to a vehicle, by brand where the brands differ. */
export function servicePacksOf(code: MarketCode): NewServicePack[] {
  const market: Market = MARKETS[code];
  const languages = [...new Set(market.locales.map(languageOf))];
  return Object.keys(PACKS)
    .filter(isKey)
    .flatMap((key, index) => {
      const { euros, jaguar, only, ...draft } = PACKS[key];
      const row = (id: string, brand: string | null, share: number): NewServicePack => ({
        ...draft,
        id: `${code}-${id}`,
        market: code,
        brand,
        texts: textsOf(key, languages),
        price: toMinor(rounded(euros * share * PROFILES[code].level), market.currency),
        currency: market.currency,
        position: index,
        offered: true,
      });
      if (only) return [row(key, only, 1)];
      if (jaguar === undefined) return [row(key, null, 1)];
      return [row(`${key}-land-rover`, 'Land Rover', 1), row(`${key}-jaguar`, 'Jaguar', jaguar)];
    });
}
