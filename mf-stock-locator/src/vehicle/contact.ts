import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { formAddress } from '@showroom/shared-ui/form-address';

export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** An email to the retailer that says which vehicle it is about. */
export function mailTo({ owner_email, title, order_number }: Vehicle['attributes']): string {
  const subject = [title, order_number].filter(Boolean).join(', ');
  return `mailto:${owner_email}?subject=${encodeURIComponent(subject)}`;
}

/** A form that says, unseen, which vehicle it is about. */
export function formAbout(id: string, { title, order_number }: Vehicle['attributes']): string {
  return formAddress({ id, hidden: { vehicle: title, ...(order_number && { vehicle_number: order_number }) } });
}
