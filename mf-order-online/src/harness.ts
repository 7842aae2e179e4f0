import { getCompanyConfig } from '@showroom/contracts/calls/company';
import { listAppointmentSlots, listHandoverLocations, listServicePacks } from '@showroom/contracts/calls/order-online';
import { searchPlaces } from '@showroom/contracts/calls/places';
import { getTradeInOptions, valueTradeIn } from '@showroom/contracts/calls/showroom';
import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { STEP_TYPES } from '@showroom/contracts/entities/order-online-config';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { exampleCompanyConfig } from './example-config';
import { exampleVehicle } from './examples';
import {
  exampleLocations,
  examplePacks,
  examplePlace,
  exampleSlots,
  exampleValuation,
  tradeInOptions,
} from './steps/step-examples';

/** Every step there is. */
const stepsPage = {
  title: 'Make it yours',
  html: '',
  steps: STEP_TYPES.map((type) => ({ type, title: '', required: type === 'payment_option' })),
  empty: null,
};

/** What the harness page shows while no API runs. */
export const answers = [
  answerTo(getVehicle, { data: exampleVehicle() }),
  answerTo(getCompanyConfig, { data: exampleCompanyConfig({ order_online_steps_page: stepsPage }) }),
  answerTo(getTradeInOptions, { data: tradeInOptions }),
  answerTo(valueTradeIn, { data: exampleValuation }),
  answerTo(listServicePacks, { data: [...examplePacks] }),
  answerTo(searchPlaces, { data: [examplePlace], meta: { total: 1 } }),
  answerTo(listHandoverLocations, ({ query }) => exampleLocations(query.locality)),
  answerTo(listAppointmentSlots, ({ query }) => exampleSlots(query.purpose)),
];

/** Addresses, other than the mount, that a release is checked at. */
export const addresses = [
  '/showroom-order-online/vehicle/1000',
  '/showroom-order-online/checkout',
  '/showroom-order-online/checkout?vehicleId=1000',
];
