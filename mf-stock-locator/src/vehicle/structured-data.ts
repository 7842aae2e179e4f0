import type { Vehicle, VehicleStatus } from '@showroom/contracts/entities/vehicle';
import { shownPrice } from '../prices/shown-prices';
import { retailerName } from './retailer-name';

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

/** The vehicle and its offer for search engines. */
export function carData(vehicle: Vehicle['attributes'], name: string, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    url,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.model,
    vehicleConfiguration: vehicle.version || undefined,
    vehicleModelDate: vehicle.model_year?.toString(),
    productionDate: vehicle.production_year?.toString(),
    itemCondition: schema(vehicle.state === 'new' ? 'NewCondition' : 'UsedCondition'),
    mileageFromOdometer: quantity(vehicle.mileage, vehicle.mileage_unit === 'km' ? 'KMT' : 'SMI'),
    fuelType: vehicle.engine_type.length > 0 ? vehicle.engine_type : undefined,
    vehicleTransmission: vehicle.transmission ?? undefined,
    driveWheelConfiguration: vehicle.drivetrain ?? undefined,
    vehicleEngine: { '@type': 'EngineSpecification', enginePower: quantity(vehicle.power, 'KWT') },
    color: vehicle.color_name ?? undefined,
    vehicleInteriorColor: vehicle.color_interior ?? undefined,
    vehicleSeatingCapacity: vehicle.number_of_seats ?? undefined,
    numberOfDoors: vehicle.doors ?? undefined,
    bodyType: vehicle.body || undefined,
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    image: vehicle.photos.map(({ full_path }) => full_path),
    offers: offer(vehicle, url),
  };
}

function offer(vehicle: Vehicle['attributes'], url: string) {
  const price = shownPrice(vehicle.prices, 'purchase');
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: price.value_raw,
    priceCurrency: vehicle.currency,
    availability: schema(AVAILABILITY[vehicle.status]),
    seller: {
      '@type': 'AutoDealer',
      name: retailerName(vehicle),
      telephone: vehicle.owner_phone || undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: vehicle.owner_address,
        postalCode: vehicle.owner_zipcode,
        addressLocality: vehicle.owner_city,
      },
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
