import type { Customer } from '@showroom/contracts/entities/order';
import { CUSTOMER_DRAFT_KEY, readStored, type StoragePort, writeStored } from '../journey/stored';

export const CUSTOMER_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'message',
] as const satisfies readonly (keyof Customer)[];
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];
export type CustomerDraft = Readonly<Record<CustomerField, string>>;

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
