import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import type { JourneyData } from '../data/fetch-journey';
import journeyMessages from '../order/messages/journey/en.json';
import { detailsPath } from '../order/paths';
import { useHeadingFocus } from '../order/use-heading-focus';
import { useMoneyFormat } from '../order/use-money-format';
import { PaymentMessage } from '../payment/PaymentMessage';
import { CheckoutScreen } from './CheckoutScreen';
import { CheckoutSteps } from './CheckoutSteps';
import { HoldStatus } from './HoldStatus';
import { HoldRefused } from './hold/HoldRefused';
import checkoutMessages from './messages/en.json';
import { NeedsScript } from './NeedsScript';
import { OrderSummary } from './OrderSummary';
import { useCheckoutPage } from './use-checkout-page';
import './Checkout.css';

interface CheckoutProps {
  readonly journey: Extract<JourneyData, { status: 'chosen' }>;
}

/** A reservation from details to payment, with its hold and its vehicle on every screen. */
export function Checkout({ journey }: CheckoutProps) {
  const page = useCheckoutPage(journey);
  const texts = useMessages(checkoutMessages);
  const journeyTexts = useMessages(journeyMessages);
  const money = useMoneyFormat();
  const { checkout, screens, option, fee, similarHref, giveBack } = page;
  const { vehicle } = journey;
  const { hold, payment, softLock } = checkout;
  const isRefused = hold.status === 'refused';
  const hasDialog = page.configuration.extra_screens.includes('hold');
  // The dialog that a page is opened with has nothing to give the focus back to.
  const view = hasDialog && softLock?.init_modal ? 'dialog' : screens.shown;
  const region = useHeadingFocus(isRefused ? 'refused' : view);
  if (isRefused) {
    return (
      <div ref={region}>
        <HoldRefused code={hold.code} similarHref={similarHref} onAgain={() => void checkout.enter(true)} />
      </div>
    );
  }
  // On every screen: another tab has no name of the visitor, and so no payment screen.
  const isPaidElsewhere = payment.status === 'open';
  const canLeave = hold.status === 'held' && payment.status !== 'working';
  return (
    <>
      <HoldStatus checkout={checkout} hasDialog={hasDialog} onGiveBack={giveBack} />
      <Container className="checkout">
        <CheckoutSteps {...screens} choicesHref={detailsPath(vehicle.id, journey.configUrl)} />
        <header className="checkout-head">
          <Heading level={1} size="l">
            {page.configuration.title || texts.title}
          </Heading>
          <p className="checkout-lead">
            <bdi>{vehicle.attributes.title}</bdi> · {fee > 0 ? <bdi>{money(fee)}</bdi> : journeyTexts.free}
          </p>
        </header>
        <NeedsScript vehicle={vehicle} />
        <div className="checkout-columns">
          <div ref={region} className="checkout-main">
            {isPaidElsewhere && <PaymentMessage payment={payment} onAskAgain={() => void checkout.settle()} />}
            <CheckoutScreen page={page} vehicle={vehicle} />
          </div>
          <div className="checkout-aside">
            <OrderSummary
              vehicle={vehicle}
              option={option}
              fee={fee}
              held={hold.status === 'held' ? hold.held : undefined}
              onGiveBack={canLeave ? giveBack : undefined}
            />
          </div>
        </div>
      </Container>
    </>
  );
}
