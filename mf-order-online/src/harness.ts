import { getVehicle } from '@showroom/contracts/calls/stock-locator';
import { answerTo } from '@showroom/shared-ui/fake-client';
import { exampleVehicle } from './examples';

/** What the harness page shows while no API runs. */
export const answers = [answerTo(getVehicle, { data: exampleVehicle() })];

/** Addresses under its mount that are looked at before a release, beside the mount itself. */
export const addresses = [
  '/showroom-order-online/vehicle/1000',
  '/showroom-order-online/checkout',
  '/showroom-order-online/checkout?vehicleId=1000',
];
