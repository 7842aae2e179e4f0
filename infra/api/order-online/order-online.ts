import { listAppointmentSlots, listHandoverLocations, listServicePacks } from '@showroom/contracts/calls/order-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { marketSettings } from '../market/market-settings';
import { placeAnswer } from '../places/place-table';
import { appointmentSourceOf } from './appointments/appointment-source';
import { freeSlots } from './appointments/free-slots';
import { bookableDays } from './appointments/slots';
import { handoverAt } from './locations/handover-at';
import { locationsNear } from './locations/locations';
import { packAnswer, packsFor } from './service-packs';
import { soldVehicle } from './sold-vehicle';

/**
 * Serves what the steps of an order offer: service packs, where a vehicle is taken over, and when.
 */
export function orderOnline(api: Api, context: Context): void {
  const { db } = context.database;
  const settingsOf = marketSettings(context);

  implement(api, listServicePacks, async ({ query: { vehicle_id, lang } }) => {
    const { vehicle, market } = await soldVehicle(db, vehicle_id);
    const rows = await packsFor(db, market.code, vehicle);
    const [fallback] = market.locales;
    return { data: rows.flatMap((row) => packAnswer(row, lang ?? fallback, fallback) ?? []) };
  });

  implement(api, listHandoverLocations, async ({ query: { vehicle_id, ...asked } }) => {
    const stock = await soldVehicle(db, vehicle_id);
    const transport = (await settingsOf(stock.market.code))['order_online.transport'];
    const { locations, place } = await locationsNear(db, { stock, transport }, asked);
    return { data: locations, meta: { unit: stock.market.distanceUnit, place: place ? placeAnswer(place) : null } };
  });

  implement(api, listAppointmentSlots, async ({ query: { vehicle_id, purpose, location, from, days } }) => {
    const stock = await soldVehicle(db, vehicle_id);
    const settings = await settingsOf(stock.market.code);
    const handover = await handoverAt(db, { stock, transport: settings['order_online.transport'] }, location);
    if (!handover) throw new ShowroomError('location.changed', { status: 404 });
    const rules = settings['order_online.appointments'];
    const desk = appointmentSourceOf({ stock, purpose, handover, rules, now: Date.now() });
    const { slots, ...looked } = await freeSlots(db, desk, { from, days });
    const { id, name, address, city } = desk.retailer;
    return {
      data: slots,
      meta: {
        retailer: { id, name, address, city },
        time_zone: desk.plan.timeZone,
        ...looked,
        ...bookableDays(desk.plan),
        minutes: desk.plan.rule.minutes,
      },
    };
  });
}
