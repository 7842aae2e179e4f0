import { nameOrder } from '@showroom/contracts/entities/full-name';
import type { Customer } from '@showroom/contracts/entities/order';
import { CUSTOMER_DRAFT_KEY, findStored, type StoragePort, storeJson } from '../data/storage';

export type CustomerField = keyof Customer;
export type CustomerDraft = Readonly<Record<CustomerField, string>>;

/** The fields in the order of the form, which follows the language. */
export function customerFields(locale: string): readonly CustomerField[] {
  return [...nameOrder(locale), 'email', 'phone', 'message'];
}

export const EMPTY_DRAFT: CustomerDraft = { first_name: '', last_name: '', email: '', phone: '', message: '' };

export function restoreDraft(storage: StoragePort): CustomerDraft {
  const stored = findStored(storage, CUSTOMER_DRAFT_KEY) ?? {};
  const text = (field: CustomerField) => (typeof stored[field] === 'string' ? stored[field] : '');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

export function storeDraft(storage: StoragePort, draft: CustomerDraft): void {
  storeJson(storage, CUSTOMER_DRAFT_KEY, draft);
}
