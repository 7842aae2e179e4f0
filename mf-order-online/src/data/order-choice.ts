import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { findStored, STORED_KEYS, type StoragePort, storeJson } from './storage';

/** A list of its own: the entity's would bring the schemas' code into the first load. */
const OPTIONS = { purchase: true, lease: true, subscribe: true } as const satisfies Record<FinancingOption, true>;

function isFinancingOption(value: unknown): value is FinancingOption {
  return typeof value === 'string' && Object.hasOwn(OPTIONS, value);
}

/** A payment option of the calculator is a lease. */
export function financingOptionOf(value: unknown): FinancingOption | undefined {
  if (value === 'calculator') return 'lease';
  return isFinancingOption(value) ? value : undefined;
}

export interface OrderChoice {
  readonly vehicleId: string;
  readonly preselectedPaymentOption: FinancingOption | undefined;
  /** Of the configurator journey. */
  readonly configUrl: string | undefined;
}

/** What a visitor chose before; the address wins over it. */
export function findOrderChoice(storage: StoragePort): OrderChoice | undefined {
  const data = findStored(storage, STORED_KEYS.data) ?? findStored(storage, STORED_KEYS.productPage);
  const id = data?.['vehicleId'];
  if (typeof id !== 'string' || id === '') return undefined;
  const configUrl = data?.['configUrl'];
  return {
    vehicleId: id,
    preselectedPaymentOption: financingOptionOf(data?.['preselectedPaymentOption']),
    configUrl: typeof configUrl === 'string' && configUrl !== '' ? configUrl : undefined,
  };
}

/** Merges into the stored data; another vehicle's choices are not carried over. */
export function storeOrderChoice(storage: StoragePort, choice: { vehicleId: string } & Record<string, unknown>): void {
  const before = findStored(storage, STORED_KEYS.data);
  const stored = before?.['vehicleId'] === choice.vehicleId ? before : {};
  storeJson(storage, STORED_KEYS.data, { ...stored, ...choice });
}
