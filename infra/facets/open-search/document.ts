import type { Types } from '@opensearch-project/opensearch';
import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import { CHECKBOX_KEYS, SLIDER_KEYS } from '@showroom/contracts/entities/filters';
import { AUSTRALIAN_STATES } from '@showroom/contracts/entities/place';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import type { FinancedVehicle } from '@showroom/contracts/finance/terms';
import { drivenAmounts } from '../../database/price-rules';
import { availability } from '../availability';
import { FACET_VALUES, type SearchRow, SLIDER_VALUES } from '../row';

/** Price of vehicles that are bought in no particular state. */
const ANYWHERE = 'anywhere';

/** Where a document has the price that counts in a state, or in any that has no prices. */
export function priceField(state: string | undefined): string {
  const known = AUSTRALIAN_STATES.find((name) => name === state);
  return `prices.${known ?? ANYWHERE}`;
}

/** What vehicles have in common that are financed alike. */
export function kindOf({ state, production_year }: FinancedVehicle): string {
  return `${state}/${production_year ?? ''}`;
}

const keyword: Types.Common_Mapping.Property = { type: 'keyword' };
const number: Types.Common_Mapping.Property = { type: 'long' };

function propertiesOf(
  names: readonly string[],
  property: Types.Common_Mapping.Property,
): Types.Common_Mapping.Property {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, property])) };
}

/** The index of one listing; its documents have the id of their vehicle. */
export const MAPPING = {
  dynamic: 'strict',
  properties: {
    id: keyword,
    facets: propertiesOf(CHECKBOX_KEYS, keyword),
    numbers: propertiesOf(SLIDER_KEYS, number),
    prices: propertiesOf([ANYWHERE, ...AUSTRALIAN_STATES], number),
    model_group: keyword,
    kind: keyword,
    created: number,
    available: number,
    status: number,
  },
} as const satisfies Types.Common_Mapping.TypeMapping;

/** A listed vehicle in the index: amounts in minor units, no field for what it does not have. */
export function documentOf(vehicle: SearchRow) {
  const driven = { state: vehicle.state, drive_away: drivenAmounts(vehicle) };
  const prices = [ANYWHERE, ...AUSTRALIAN_STATES].map(
    (state) => [state, driveAwayPrice(driven, state) ?? vehicle.display_price] as const,
  );
  return {
    id: vehicle.id,
    facets: Object.fromEntries(CHECKBOX_KEYS.map((key) => [key, FACET_VALUES[key](vehicle)])),
    numbers: withoutNull(SLIDER_KEYS.map((key) => [key, SLIDER_VALUES[key](vehicle)])),
    prices: withoutNull(prices),
    ...(vehicle.model_group !== null && { model_group: vehicle.model_group }),
    kind: kindOf(vehicle),
    created: vehicle.created,
    available: availability(vehicle.status, vehicle.created),
    status: VEHICLE_STATUSES.indexOf(vehicle.status),
  };
}

/** A vehicle as the index has it. */
export type VehicleDocument = ReturnType<typeof documentOf>;

function withoutNull(values: readonly (readonly [string, number | null])[]): Record<string, number> {
  return Object.fromEntries(values.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
