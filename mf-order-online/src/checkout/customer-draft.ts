import { nameOrder } from '@showroom/contracts/entities/full-name';
import type { Customer } from '@showroom/contracts/entities/order';
import { CUSTOMER_DRAFT_KEY, readStored, type StoragePort, writeStored } from '../journey/stored';

export type CustomerField = keyof Customer;
export type CustomerDraft = Readonly<Record<CustomerField, string>>;

/** The fields in the order of the form, which follows the language. */
export function customerFields(locale: string): readonly CustomerField[] {
  return [...nameOrder(locale), 'email', 'phone', 'message'];
}

export const EMPTY_DRAFT: CustomerDraft = { first_name: '', last_name: '', email: '', phone: '', message: '' };

export function readDraft(storage: StoragePort): CustomerDraft {
  const stored = readStored(storage, CUSTOMER_DRAFT_KEY) ?? {};
  const text = (field: CustomerField) => (typeof stored[field] === 'string' ? stored[field] : '');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

export function writeDraft(storage: StoragePort, draft: CustomerDraft): void {
  writeStored(storage, CUSTOMER_DRAFT_KEY, draft);
}
