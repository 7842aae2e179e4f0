import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';

/** What a step of the journey gets. Only the active tab is mounted: what should last is saved. */
export interface StepProps {
  readonly vehicle: Vehicle;
  readonly configuration: StepConfiguration;
  readonly data: OrderOnlineData;
  /** Merges into the stored data; an undefined value takes a choice back. */
  readonly save: (patch: Partial<OrderOnlineData>) => void;
  /** Reports whether a component has its answer; the step's own component is named by its type. */
  readonly report: (component: string, isValid: boolean) => void;
}
