import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { PageMeta } from '@showroom/shared-ui/remote-modules';
import type { VehicleLanguage } from '../language/language';
import type { CardData } from '../listing/list-data';

/** What the vehicle's page is made of. */
export interface VehiclePageData {
  readonly vehicle: Vehicle;
  readonly path: string;
  readonly language: VehicleLanguage;
  readonly meta: PageMeta;
  readonly similar: readonly CardData[];
}

/** What is thrown with the status when there is no vehicle to show. */
export interface NoVehicle {
  readonly language: VehicleLanguage;
  readonly similar: readonly CardData[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether loader data is a vehicle's page; the handle of the route also meets its failures. */
export function isVehiclePage(data: unknown): data is VehiclePageData {
  return isRecord(data) && 'vehicle' in data && 'similar' in data;
}

function isNoVehicle(data: unknown): data is NoVehicle {
  return isRecord(data) && Array.isArray(data['similar']) && 'language' in data;
}

/** The vehicles to offer instead, when the error says that this one does not exist. */
export function missingVehicle(error: unknown): NoVehicle | undefined {
  if (!isRecord(error) || error['status'] !== 404) return undefined;
  return isNoVehicle(error['data']) ? error['data'] : undefined;
}
