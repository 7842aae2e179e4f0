import type { StepType } from '@showroom/contracts/entities/order-online-config';
import { type StepCode, stepCode } from './step-code';

/** The component of each type of step. */
export const STEP_COMPONENTS: Readonly<Record<StepType, StepCode>> = {
  payment_option: stepCode(() => import('./payment-option/PaymentOption').then((step) => step.PaymentOption)),
  trade_in: stepCode(() => import('./trade-in/TradeIn').then((step) => step.TradeIn)),
  service_pack: stepCode(() => import('./service-pack/ServicePack').then((step) => step.ServicePack)),
  appointment: stepCode(() => import('./appointment/Appointment').then((step) => step.Appointment)),
  location: stepCode(() => import('./location/Location').then((step) => step.Location)),
};
