import type { ConfiguratorVehicle } from '@showroom/contracts/entities/configurator-vehicle';
import type { ListedVehicleLight } from '@showroom/contracts/entities/listed-vehicle';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { type VehicleLight, vehiclePath } from '@showroom/contracts/entities/vehicle';
import { madeOnce } from '@showroom/shared-ui/frozen';
import { type PlaceQuery, pathFromPlace } from '../search-place/place-query';
import type { CardData, ConfiguredVehicle } from './list-data';
import { pathInList } from './other-list';

/**
 * A vehicle of an answer, reduced to what its card shows; `list` where it is in another listing
 * than the market's own.
 */
export function cardOf(vehicle: VehicleLight, list?: string): CardData {
  return list === undefined ? cardInOwnList(vehicle) : made(vehicle, list);
}

const cardInOwnList = madeOnce((vehicle: VehicleLight) => made(vehicle));

function made(vehicle: VehicleLight, list?: string): CardData {
  const { price_drop } = vehicle.attributes;
  return {
    id: vehicle.id,
    path: pathInList(vehiclePath(vehicle), list),
    ...(list !== undefined && { list }),
    attributes: { ...shownOf(vehicle.attributes), ...(price_drop && { price_drop }) },
  };
}

/**
 * With what depends on the question: the distance to a place, the price in a state, and the monthly
 * payment where the visitor set terms.
 */
export function listedCardOf(vehicle: ListedVehicleLight, withPayment: boolean, list?: string): CardData {
  const { monthly_payment, distance_km, drive_away_price: driven } = vehicle.attributes;
  return {
    ...cardOf(vehicle, list),
    ...(driven !== null && { driveAway: { state: driven.state, amount: driven.value_raw } }),
    ...(withPayment && monthly_payment !== null && { monthly: monthly_payment }),
    ...(distance_km !== null && { kilometres: distance_km }),
  };
}

/** A vehicle that was found from a place is looked at from there. */
export function cardFrom(card: CardData, place: Pick<PlaceQuery, 'postcode' | 'state'>): CardData {
  return { ...card, path: pathFromPlace(card.path, place) };
}

/** A configured vehicle is ordered, not looked at: its card leads on with the configuration. */
export function configuredCardOf({ id, attributes }: ConfiguratorVehicle): ConfiguredVehicle {
  const query = new URLSearchParams({ config_url: attributes.config_url });
  return { id, href: `/showroom-order-online/?${query}`, attributes: shownOf(attributes) };
}

function shownOf(attributes: VehicleLight['attributes']): ConfiguredVehicle['attributes'] {
  return {
    brand: attributes.brand,
    model: attributes.model,
    version: attributes.version,
    state: attributes.state,
    status: attributes.status,
    production_year: attributes.production_year,
    mileage: attributes.mileage,
    mileage_unit: attributes.mileage_unit,
    engine_type: attributes.engine_type,
    transmission: attributes.transmission,
    drivetrain: attributes.drivetrain,
    power: attributes.power,
    color_name: attributes.color_name,
    color_canonical: attributes.color_canonical,
    color_interior: attributes.color_interior,
    number_of_seats: attributes.number_of_seats,
    short_vin: attributes.short_vin,
    engine_capacity: attributes.engine_capacity,
    capacity_unit: attributes.capacity_unit,
    prices: attributes.prices,
    prices_type: attributes.prices_type,
    cover: attributes.cover,
    second_view: attributes.second_view,
    owner_name: retailerName(attributes),
    owner_city: attributes.owner_city,
  };
}
