import type { StepType } from '@showroom/contracts/entities/order-online-config';
import { type OnDemand, onDemand } from '@showroom/shared-ui/on-demand';
import type { StepProps } from './step';

/** The component of each type of step. */
export const STEP_COMPONENTS: Readonly<Record<StepType, OnDemand<StepProps>>> = {
  payment_option: onDemand(() => import('./payment-option/PaymentOption').then((step) => step.PaymentOption)),
  trade_in: onDemand(() => import('./trade-in/TradeIn').then((step) => step.TradeIn)),
  service_pack: onDemand(() => import('./service-pack/ServicePack').then((step) => step.ServicePack)),
  appointment: onDemand(() => import('./appointment/Appointment').then((step) => step.Appointment)),
  location: onDemand(() => import('./location/Location').then((step) => step.Location)),
};
