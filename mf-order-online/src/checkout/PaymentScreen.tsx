import type { Customer } from '@showroom/contracts/entities/order';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { useTexts } from '@showroom/shared-ui/texts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CardPayment } from '../payment/card/CardPayment';
import type { Payer } from '../payment/payer';
import { PAYMENT_TEXTS } from '../payment/texts';
import type { PaymentState } from './checkout-store';
import { CHECKOUT_TEXTS } from './texts';

interface PaymentScreenProps {
  readonly customer: Customer;
  readonly customerHref: string;
  readonly amount: string;
  readonly payment: PaymentState;
  /** A card is only charged while the vehicle is held. */
  readonly ready: boolean;
  readonly onPay: (payer: Payer) => void;
}

/** The card, beside what it pays for. */
export function PaymentScreen({ customer, customerHref, amount, payment, ready, onPay }: PaymentScreenProps) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const paymentTexts = useTexts(PAYMENT_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  const [payer, setPayer] = useState<Payer>();
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!payer || payment.status === 'working') return;
    const complete = payer.isComplete();
    setIncomplete(!complete);
    if (complete) onPay(payer);
    else payer.focus();
  }

  const isClosed = payment.status === 'unsettled' || payment.status === 'elsewhere';
  return (
    <form noValidate onSubmit={submit} className="checkout-form">
      <h2 ref={heading} tabIndex={-1} className="ui-heading ui-heading-l">
        {texts.payment}
      </h2>
      <section className="checkout-review" aria-label={texts.yourDetails}>
        <p>
          <strong>
            {customer.first_name} {customer.last_name}
          </strong>
          <br />
          {customer.email}
          <br />
          <bdi>{customer.phone}</bdi>
        </p>
        <SiteLink href={customerHref}>{texts.change}</SiteLink>
      </section>
      <CardPayment onPayer={setPayer} error={isIncomplete ? paymentTexts.incomplete : undefined} />
      <Button type="submit" disabled={!ready || !payer || isClosed} busy={payment.status === 'working'}>
        {paymentTexts.pay(amount)}
      </Button>
    </form>
  );
}
