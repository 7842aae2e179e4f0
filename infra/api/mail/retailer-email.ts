import { fullName } from '@showroom/contracts/entities/full-name';
import type { RetailerMail } from '@showroom/contracts/entities/order-record';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { titleMessagesFor } from '../../contract-messages';
import type { OrderRow } from '../../database/schema/buy-online';
import type { Email } from './email';
import { type FormatAmount, money, orderFacts } from './order-facts';
import { mailTexts } from './texts';

interface RetailerMailFacts {
  readonly writeAmount: FormatAmount;
  /** The vehicle's photo, or null. */
  readonly photo: string | null;
}

/**
 * What the retailer of the vehicle is told, in the language that `order` is given in; without the
 * link that opens the customer's page.
 */
export function retailerEmail(mail: RetailerMail, order: OrderRow, facts: RetailerMailFacts): Email | undefined {
  const { customer, number, subject, locale } = order;
  if (!customer) return undefined;
  const texts = mailTexts(locale);
  const { inquiry, retailerOrder } = texts;
  const isReserved = mail === 'retailer-reserved';
  const vehicle = orderedTitle(subject.vehicle, titleMessagesFor(locale));
  const fee = money(order, facts.writeAmount, order.amount);
  const isOnHold = order.state === 'reserved' && order.amount > 0;
  return {
    locale,
    subject: fillText(isReserved ? retailerOrder.subject : retailerOrder.endedSubject, { number, vehicle }),
    greeting: inquiry.greeting,
    intro: isReserved ? retailerOrder.intro : retailerOrder.ended,
    facts: [
      [inquiry.name, fullName(customer, locale)],
      [inquiry.email, customer.email],
      [inquiry.phone, customer.phone],
      ...(customer.message === '' ? [] : [[inquiry.message, customer.message] as const]),
      ...orderFacts(order, texts, facts.writeAmount),
    ],
    next: [
      ...(isReserved && isOnHold ? [fillText(retailerOrder.held, { amount: fee })] : []),
      isReserved ? retailerOrder.next : retailerOrder.endedNext,
    ],
    button: null,
    photo: facts.photo === null ? null : { src: facts.photo, alt: vehicle },
    footer: retailerOrder.footer,
  };
}
