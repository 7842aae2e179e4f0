import { type Customer, customer } from '@showroom/contracts/entities/order';
import { type CustomerDraft, type CustomerField, customerFields } from './customer-draft';

export type CustomerCheck =
  | { readonly status: 'valid'; readonly customer: Customer }
  | { readonly status: 'invalid'; readonly fields: readonly CustomerField[] };

/** The rules of contracts, by field in the order of the form. */
export function checkCustomer(draft: CustomerDraft, locale: string): CustomerCheck {
  const parsed = customer.safeParse(draft);
  if (parsed.success) return { status: 'valid', customer: parsed.data };
  const broken = parsed.error.issues.map(({ path }) => path[0]);
  return { status: 'invalid', fields: customerFields(locale).filter((field) => broken.includes(field)) };
}
