import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { PageMeta } from '@showroom/shared-ui/remote-modules';
import type { VehicleFinance } from '../calculators/vehicle-finance';
import type { VehicleLanguage } from '../language/language';
import type { CardData } from '../listing/list-data';
import type { Surroundings } from './retailer/surroundings';

/** What the vehicle's page is made of. */
export interface VehiclePageData {
  readonly vehicle: Vehicle;
  readonly path: string;
  readonly language: VehicleLanguage;
  readonly meta: PageMeta;
  readonly similar: readonly CardData[];
  /** Buttons, notes and texts of the market; none where they could not be fetched. */
  readonly configs: CompanyConfigs;
  readonly finance: VehicleFinance | null;
  readonly surroundings: Surroundings | null;
  /** Milliseconds since 1970: both sides judge by the same time what belongs on the page these days. */
  readonly madeAt: number;
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
