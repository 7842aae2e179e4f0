import { addressedName } from '@showroom/contracts/entities/full-name';
import { fillText } from '@showroom/contracts/fill-text';
import type { Inquiry } from '../kernel/outbox';
import type { Email } from './email';
import { mailTexts } from './texts';

/** What the retailer is told, in the language of its market. */
export function inquiryEmail({ locale, customer, vehicle }: Inquiry): Email {
  const { inquiry: texts, vehicle: vehicleLabel, vin } = mailTexts(locale);
  return {
    locale,
    subject: fillText(texts.subject, { vehicle: vehicle.title }),
    greeting: texts.greeting,
    intro: texts.intro,
    facts: [
      [vehicleLabel, vehicle.title],
      ...(vehicle.vin === null ? [] : [[vin, vehicle.vin] as const]),
      ...(vehicle.config_url === null ? [] : [[texts.configuration, vehicle.config_url] as const]),
      [texts.name, addressedName(customer, locale)],
      [texts.email, customer.email],
      [texts.phone, customer.phone],
      ...(customer.message === '' ? [] : [[texts.message, customer.message] as const]),
    ],
    next: [texts.next],
    button: null,
    photo: null,
    footer: texts.footer,
  };
}
