import type { ServicePack } from '@showroom/contracts/entities/order-choices';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { toMajor } from '../../database/money';
import { type PowertrainKind, type ServicePackRow, servicePacks } from '../../database/schema/order-online';
import type { VehicleRow } from '../../database/schema/vehicles';
import { inLanguage } from '../market/in-language';

/** What a pack goes by, from the energies that a feed names: a plug makes the difference. */
export function powertrainOf(energies: readonly string[]): PowertrainKind {
  const named = energies.join(' ').toLowerCase();
  if (/plug|phev/.test(named)) return 'plug_in_hybrid';
  if (/petrol|diesel|hybrid|gas|lpg|hydrogen/.test(named)) return 'combustion';
  return /electric|bev/.test(named) ? 'electric' : 'combustion';
}

type Fitted = Pick<VehicleRow, 'brand' | 'engine_type' | 'currency'>;

/** The packs that a market offers for a vehicle, in the order in which they are shown. */
export async function packsFor(db: Db, market: MarketCode, vehicle: Fitted): Promise<ServicePackRow[]> {
  const powertrain = powertrainOf(vehicle.engine_type);
  return db
    .select()
    .from(servicePacks)
    .where(
      and(
        eq(servicePacks.market, market),
        eq(servicePacks.offered, true),
        eq(servicePacks.currency, vehicle.currency),
        or(isNull(servicePacks.brand), eq(sql`lower(${servicePacks.brand})`, vehicle.brand.toLowerCase())),
        or(eq(sql`cardinality(${servicePacks.powertrains})`, 0), sql`${powertrain} = any(${servicePacks.powertrains})`),
      ),
    )
    .orderBy(asc(servicePacks.position), asc(servicePacks.id));
}

/** A pack as the API answers it; one without any text is none. */
export function packAnswer(row: ServicePackRow, lang: string, fallback: string): ServicePack | undefined {
  const texts = inLanguage(row.texts, lang, fallback);
  if (!texts) return undefined;
  const { group, currency, period, months, mileage } = row;
  return {
    id: row.id,
    type: 'service_pack',
    attributes: {
      group,
      name: texts.name,
      summary: texts.summary,
      included: [...texts.included],
      price: toMajor(row.price, currency),
      currency,
      period,
      months,
      mileage,
    },
  };
}
