import type { Vehicle } from '@showroom/contracts/entities/vehicle';

/** An email to the retailer that says which vehicle it is about. */
export function mailTo({ owner_email, title, order_number }: Vehicle['attributes']): string {
  const subject = [title, order_number].filter(Boolean).join(', ');
  return `mailto:${owner_email}?subject=${encodeURIComponent(subject)}`;
}

/** A form that says, unseen, which vehicle it is about. */
export function formAbout(id: string, { title, order_number }: Vehicle['attributes']): string {
  return `/form/${id}?${new URLSearchParams({ vehicle: title, vehicle_number: order_number ?? '' })}`;
}
