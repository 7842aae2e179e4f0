import type { AdditionalContent } from '@showroom/contracts/entities/company-config';
import type { OpeningHours } from '@showroom/contracts/entities/opening-hours';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { Surroundings } from '@showroom/shared-ui/map-towns';
import type { PageMeta } from '@showroom/shared-ui/remote-modules';
import type { VehicleFinance } from '../calculators/vehicle-finance';
import type { CardData } from '../listing/list-data';
import type { ActionsByOption } from './offer/vehicle-buttons';
import type { ShownContent, ShownPopup } from './price-content/shown-content';
import type { Crumb } from './structured-data';
import type { VehicleLanguage } from './vehicle-language';

/** What the vehicle's page is made of. */
export interface VehiclePageData {
  readonly vehicle: Vehicle;
  readonly path: string;
  /** The listing that it is in, where that is not the market's own. */
  readonly list: string | undefined;
  readonly language: VehicleLanguage;
  /** Of the retailer's texts, where that is not the page's. */
  readonly textLanguage: string | undefined;
  readonly meta: PageMeta;
  readonly similar: readonly CardData[];
  readonly crumbs: readonly Crumb[];
  /** Address of the list of all vehicles that the retailer sells. */
  readonly retailerStock: string;
  readonly actions: ActionsByOption;
  /**
   * What the market notes on prices and says of ways to pay; nothing where it could not be
   * fetched.
   */
  readonly disclaimers: AdditionalContent['disclaimers'];
  readonly accordions: readonly ShownContent[];
  readonly popups: readonly ShownPopup[];
  readonly finance: VehicleFinance | null;
  /** Australian state that the address names. */
  readonly addressState: string | undefined;
  /** When the retailer is open. */
  readonly hours: OpeningHours;
  /** With what a map of them says to those who do not see it. */
  readonly surroundings: (Surroundings & { readonly label: string }) | null;
  /** `12 km away`, from the postcode that the address names. */
  readonly away: string | null;
  /**
   * Milliseconds since 1970: both sides judge by the same time what belongs on the page these days.
   */
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
