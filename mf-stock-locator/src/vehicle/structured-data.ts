import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { townLine } from '@showroom/contracts/entities/town-line';
import type { Vehicle, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { shownPrice } from '../prices/shown-prices';
import { photoSets } from './gallery/photo-sets';

const AVAILABILITY = {
  stock: 'InStock',
  available_soon: 'PreOrder',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  in_production: 'PreOrder',
  on_demand: 'MadeToOrder',
  delivery: 'PreOrder',
  demo: 'InStock',
} as const satisfies Record<VehicleStatus, string>;

const schema = (name: string) => `https://schema.org/${name}`;
const quantity = (value: number | null, unitCode: string) =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

interface CarPage {
  readonly name: string;
  readonly url: string;
  /** Whether the market names the retailer. */
  readonly isOwnerVisible: boolean;
}

/** The vehicle and its offer for search engines. */
export function carData(vehicle: Vehicle['attributes'], page: CarPage): Record<string, unknown> {
  const { name, url } = page;
  const offers = offer(vehicle, page);
  return {
    '@context': 'https://schema.org',
    // Search engines know no car as a product by itself, and refuse a product without an offer.
    '@type': offers ? ['Product', 'Car'] : 'Car',
    name,
    url,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.model,
    vehicleConfiguration: vehicle.version || undefined,
    vehicleModelDate: vehicle.model_year?.toString(),
    productionDate: vehicle.production_year?.toString(),
    itemCondition: condition(vehicle),
    mileageFromOdometer: quantity(vehicle.mileage, vehicle.mileage_unit === 'km' ? 'KMT' : 'SMI'),
    fuelType: vehicle.engine_type.length > 0 ? vehicle.engine_type : undefined,
    vehicleTransmission: vehicle.transmission ?? undefined,
    driveWheelConfiguration: vehicle.drivetrain ?? undefined,
    vehicleEngine: {
      '@type': 'EngineSpecification',
      enginePower: quantity(vehicle.power, 'KWT'),
      engineDisplacement: quantity(vehicle.engine_capacity, vehicle.capacity_unit === 'cm3' ? 'CMQ' : 'LTR'),
    },
    description: vehicle.description || undefined,
    sku: vehicle.order_number ?? undefined,
    dateVehicleFirstRegistered: vehicle.registration_date ?? undefined,
    color: vehicle.color_name ?? undefined,
    vehicleInteriorColor: vehicle.color_interior ?? undefined,
    vehicleSeatingCapacity: vehicle.number_of_seats ?? undefined,
    numberOfDoors: vehicle.doors ?? undefined,
    bodyType: vehicle.body || undefined,
    image: photoSets(vehicle.photos).hd,
    offers,
  };
}

function offer(vehicle: Vehicle['attributes'], { url, isOwnerVisible }: CarPage) {
  const price = shownPrice(vehicle.prices, 'purchase');
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: price.value_raw,
    priceCurrency: vehicle.currency,
    availability: schema(AVAILABILITY[vehicle.status]),
    itemCondition: condition(vehicle),
    seller: isOwnerVisible ? seller(vehicle) : undefined,
  };
}

function condition({ state }: Vehicle['attributes']): string {
  return schema(state === 'new' ? 'NewCondition' : 'UsedCondition');
}

function seller(vehicle: Vehicle['attributes']) {
  return {
    '@type': 'AutoDealer',
    name: retailerName(vehicle),
    telephone: vehicle.owner_phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: vehicle.owner_address,
      postalCode: townLine(vehicle.owner_zipcode, '') || undefined,
      addressLocality: vehicle.owner_city,
    },
  };
}

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way to the page for search engines. */
export function breadcrumbData(crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
