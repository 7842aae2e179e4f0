import type { CallOutput } from '@showroom/contracts/calls/call';
import type { listAppointmentSlots, listHandoverLocations } from '@showroom/contracts/calls/order-online';
import type {
  AppointmentPurpose,
  HandoverLocation,
  LocationKind,
  ServicePack,
} from '@showroom/contracts/entities/order-choices';
import type { Place } from '@showroom/contracts/entities/place';
import type { TradeInOptions, TradeInValuation } from '@showroom/contracts/entities/trade-in';

/** What the steps are answered, for tests and the harness page. */
export const tradeInOptions: TradeInOptions = {
  id: 'en',
  type: 'trade_in_form_options',
  attributes: {
    brands: [
      { value: 'audi', name: 'Audi' },
      { value: 'volvo', name: 'Volvo' },
    ],
    models: [
      { value: 'a4', name: 'A4', brand: 'audi' },
      { value: 'xc60', name: 'XC60', brand: 'volvo' },
    ],
    bodyTypes: [{ value: 'suv', name: 'SUV' }],
    fuelTypes: [{ value: 'diesel', name: 'Diesel' }],
  },
};

export const exampleValuation: TradeInValuation = {
  id: 'v1',
  type: 'trade_in_valuation',
  attributes: {
    value: 16_400,
    low: 15_100,
    high: 17_700,
    currency: 'EUR',
    basis: 'formula',
    valid_until: '2099-12-31',
    proof: 'proven',
    assumptions: null,
  },
};

type PackAttributes = ServicePack['attributes'];

function pack(
  id: string,
  attributes: Pick<PackAttributes, 'group' | 'name' | 'price' | 'period' | 'included'>,
): ServicePack {
  return {
    id,
    type: 'service_pack',
    attributes: { summary: `About ${attributes.name}.`, currency: 'EUR', months: 36, mileage: null, ...attributes },
  };
}

export const examplePacks: readonly ServicePack[] = [
  pack('essential', {
    group: 'service',
    name: 'Service Essential',
    price: 39,
    period: 'month',
    included: ['All services'],
  }),
  pack('complete', {
    group: 'service',
    name: 'Service Complete',
    price: 69,
    period: 'month',
    included: ['All services', 'Collection and return of your vehicle'],
  }),
  pack('warranty', {
    group: 'warranty',
    name: 'Warranty Plus',
    price: 1290,
    period: 'once',
    included: ['Two more years'],
  }),
];

export const examplePlace: Place = {
  id: 'BE:9000:ghent',
  type: 'place',
  attributes: {
    country: 'BE',
    postcode: '9000',
    locality: 'Ghent',
    state: 'VOV',
    state_name: 'East Flanders',
    latitude: 51.05,
    longitude: 3.72,
  },
};

interface Brought {
  readonly id: string;
  readonly kind: LocationKind;
  readonly name: string;
  readonly fee: number;
}

function location({ id, kind, name, fee }: Brought): HandoverLocation {
  const isDelivery = kind === 'delivery';
  return {
    id,
    type: 'handover_location',
    attributes: {
      kind,
      name,
      fee,
      address: isDelivery ? '' : 'Grote Baan 1',
      postcode: isDelivery ? '9000' : '1620',
      city: isDelivery ? 'Ghent' : 'Drogenbos',
      phone: '',
      opening_hours: [],
      retailer_id: kind === 'retailer' ? id : 'r1',
      distance: 55,
      currency: 'EUR',
      days: kind === 'own_retailer' ? 0 : 4,
    },
  };
}

/** Near a locality there is more than the retailer that has the vehicle. */
export function exampleLocations(locality: string | undefined): CallOutput<typeof listHandoverLocations> {
  const own = location({ id: 'r1', kind: 'own_retailer', name: 'Land Rover Brussels South', fee: 0 });
  const delivery = location({ id: 'delivery:BE:9000:ghent', kind: 'delivery', name: 'Ghent', fee: 125 });
  const other = location({ id: 'r2', kind: 'retailer', name: 'Zenith Motors', fee: 180 });
  const place = locality === undefined ? null : examplePlace;
  return { data: place ? [own, delivery, other] : [own], meta: { unit: 'km', place } };
}

/** Two days with free times. */
export function exampleSlots(purpose: AppointmentPurpose): CallOutput<typeof listAppointmentSlots> {
  const [minutes, times] =
    purpose === 'handover'
      ? [
          90,
          [
            ['09:00', '10:30'],
            ['10:30', '12:00'],
          ] as const,
        ]
      : [
          60,
          [
            ['09:00', '10:00'],
            ['10:00', '11:00'],
          ] as const,
        ];
  const data = ['2026-11-25', '2026-11-26'].flatMap((day) =>
    times.map(([from, to]) => ({
      id: `${day} ${from}`,
      type: 'appointment_slot' as const,
      attributes: { starts_at: `${day}T${from}:00+01:00`, ends_at: `${day}T${to}:00+01:00`, left: 2 },
    })),
  );
  const retailer = { id: 'r1', name: 'Land Rover Brussels South', address: 'Grote Baan 1', city: 'Drogenbos' };
  const looked = { from: '2026-11-25', to: '2026-12-08', first: '2026-11-25', last: '2027-01-08' };
  return { data, meta: { retailer, time_zone: 'Europe/Brussels', ...looked, minutes } };
}
