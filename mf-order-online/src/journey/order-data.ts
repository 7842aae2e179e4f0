import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { readStored, STORED_KEYS, type StoragePort, writeStored } from './stored';

/** Written out here: the entity's own list would bring the schemas' code into the first load. */
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
export function readOrderChoice(storage: StoragePort): OrderChoice | undefined {
  const data = readStored(storage, STORED_KEYS.data) ?? readStored(storage, STORED_KEYS.productPage);
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
export function writeOrderChoice(storage: StoragePort, choice: { vehicleId: string } & Record<string, unknown>): void {
  const before = readStored(storage, STORED_KEYS.data);
  const kept = before?.['vehicleId'] === choice.vehicleId ? before : {};
  writeStored(storage, STORED_KEYS.data, { ...kept, ...choice });
}
