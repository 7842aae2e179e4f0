import type { AcceptedTerms } from '@showroom/contracts/entities/accepted-terms';
import { addressedName } from '@showroom/contracts/entities/full-name';
import type { CustomerMail } from '@showroom/contracts/entities/order-record';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { titleMessagesFor } from '../../contract-messages';
import type { OrderRow } from '../../database/schema/buy-online';
import { linkDeadline } from '../order-store/link-deadline';
import type { Email, Fact } from './email';
import { type FormatAmount, momentOf, money, orderFacts } from './order-facts';
import { type MailTexts, mailLocale, mailTexts } from './texts';

/**
 * What becomes of the money of an order, in minor units; of one that goes on, how much of it went
 * back.
 */
export interface MoneyBack {
  readonly kind: 'refunded' | 'released' | 'none';
  readonly amount: number;
}

interface OrderMailFacts {
  /** The order's page, with the token that opens it. */
  readonly address: string;
  readonly writeAmount: FormatAmount;
  /** The vehicle's photo, or null. */
  readonly photo: string | null;
  readonly moneyBack: MoneyBack;
  /** Where the money of an order is that waits for its link. */
  readonly money: MoneyWhere;
  readonly terms: readonly AcceptedTerms[];
}

export type MoneyWhere = 'none' | 'held' | 'taken';

type Said = Pick<Email, 'subject' | 'intro' | 'next' | 'button'>;

/** What the person who reserved a vehicle is told; nothing before they told who they are. */
export function orderEmail(mail: CustomerMail, order: OrderRow, facts: OrderMailFacts): Email | undefined {
  const { customer, number, subject } = order;
  if (!customer) return undefined;
  const locale = mailLocale(order.locale);
  const texts = mailTexts(locale);
  const said = SAYS[mail](order, texts, facts);
  return {
    ...said,
    locale,
    subject: fillText(said.subject, { number }),
    greeting: fillText(texts.greeting, { name: addressedName(customer, locale) }),
    facts: [
      ...factsOf(order, texts, facts),
      ...termsFacts(order, texts, facts),
      ...(mail === 'refunded' ? [givenBack(order, texts, facts)] : []),
    ],
    photo:
      facts.photo === null ? null : { src: facts.photo, alt: orderedTitle(subject.vehicle, titleMessagesFor(locale)) },
    footer: texts.footer,
  };
}

const SAYS: Readonly<Record<CustomerMail, (order: OrderRow, texts: MailTexts, facts: OrderMailFacts) => Said>> = {
  confirmed: (_order, { confirmed, see }, { address }) => ({
    subject: confirmed.subject,
    intro: confirmed.intro,
    next: [confirmed.next],
    button: { label: see, href: address },
  }),
  'confirm-by-link': (order, { byLink }, { address, money: where, writeAmount }) => ({
    subject: byLink.subject,
    intro: byLink.intro,
    next: [
      ...untilWhen(order, byLink.until),
      fillText(byLink[where], { amount: money(order, writeAmount, order.amount) }),
    ],
    button: { label: byLink.button, href: address },
  }),
  cancelled: (order, { cancelled, see }, { address, moneyBack, writeAmount }) => ({
    subject: cancelled.subject,
    intro: cancelled[WHY_ENDED[order.state] ?? 'intro'],
    next:
      moneyBack.kind === 'none'
        ? []
        : [fillText(cancelled[moneyBack.kind], { amount: money(order, writeAmount, moneyBack.amount) })],
    button: { label: see, href: address },
  }),
  refunded: (_order, { refunded, see }, { address }) => ({
    subject: refunded.subject,
    intro: refunded.intro,
    next: [refunded.next],
    button: { label: see, href: address },
  }),
};

/** Nothing of an order whose link was opened meanwhile. */
function untilWhen(order: OrderRow, text: string): string[] {
  const deadline = linkDeadline(order);
  return deadline === null ? [] : [fillText(text, { until: momentOf(order, deadline) })];
}

const WHY_ENDED: Readonly<Partial<Record<OrderRow['state'], 'lost' | 'expired'>>> = {
  failed: 'lost',
  expired: 'expired',
};

function givenBack(order: OrderRow, { refunded }: MailTexts, { moneyBack, writeAmount }: OrderMailFacts): Fact {
  return [refunded.sum, money(order, writeAmount, moneyBack.amount)];
}

/** What the customer reads: who sells the vehicle, and what they wrote themselves. */
function factsOf(order: OrderRow, texts: MailTexts, { writeAmount }: OrderMailFacts): Fact[] {
  const { subject, customer } = order;
  const { name, address, city, phone } = subject.retailer;
  const retailer = [name, address, city, phone].filter((part) => part !== '');
  return [
    ...orderFacts(order, texts, writeAmount),
    [texts.retailer, retailer.join(', ')],
    ...(customer?.message ? [[texts.message, customer.message] as const] : []),
  ];
}

/** Enough to find the text again, which the market keeps. */
function termsFacts(order: OrderRow, texts: MailTexts, { terms }: OrderMailFacts): Fact[] {
  return terms.map(({ title, version, accepted_at }) => [
    texts.terms,
    [title, version, momentOf(order, accepted_at)].filter(Boolean).join(' · '),
  ]);
}
