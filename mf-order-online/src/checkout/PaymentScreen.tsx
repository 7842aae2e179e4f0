import { fullName } from '@showroom/contracts/entities/full-name';
import type { Customer } from '@showroom/contracts/entities/order';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { EmailAddress } from '@showroom/shared-ui/email-address';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { CardPayment } from '../payment/card/CardPayment';
import { LiqpayPayment } from '../payment/liqpay/LiqpayPayment';
import paymentMessages from '../payment/messages/en.json';
import { PaymentMessage } from '../payment/PaymentMessage';
import { PaypalPayment } from '../payment/paypal/PaypalPayment';
import type { VendorPaymentProps } from '../payment/vendor-payment';
import type { OfferedVendor } from '../payment/vendors';
import type { CheckoutState } from './checkout-session';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';

interface PaymentScreenProps extends Pick<VendorPaymentProps, 'amount' | 'onPay'> {
  readonly customer: Customer;
  readonly formHref: string;
  readonly vendors: readonly OfferedVendor[];
  readonly vendor: OfferedVendor;
  readonly onVendor: (type: string) => void;
  readonly checkout: CheckoutState;
}

/** How the fee is paid, next to the customer it is paid for. */
export function PaymentScreen({ customer, formHref, vendors, vendor, onVendor, checkout, ...pay }: PaymentScreenProps) {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
  const { locale } = usePlatform();
  const { payment, hold } = checkout;
  const isBusy = payment.status === 'working';
  const isReady = hold.status === 'held' && payment.status !== 'unsettled' && payment.status !== 'elsewhere';
  const options = vendors.map(({ type }) => ({
    value: type,
    label: paymentTexts[`vendor_${type}`],
    disabled: isBusy,
  }));
  return (
    <section className="checkout-screen">
      <ScreenHeading>{texts.screen_payment}</ScreenHeading>
      <section className="checkout-review" aria-label={texts.screen_form}>
        <p>
          <strong>
            <bdi>{fullName(customer, locale)}</bdi>
          </strong>
          <br />
          <EmailAddress>{customer.email}</EmailAddress>
          <br />
          <bdi dir="ltr">{customer.phone}</bdi>
        </p>
        <SiteLink href={formHref}>{texts.change}</SiteLink>
      </section>
      {vendors.length > 1 && (
        <RadioGroup
          legend={paymentTexts.choose}
          name="vendor"
          options={options}
          value={vendor.type}
          onChange={onVendor}
          look="cards"
        />
      )}
      <VendorPayment key={vendor.type} vendor={vendor} busy={isBusy} ready={isReady} {...pay} />
      {/* An open payment is shown above every screen. */}
      {payment.status !== 'open' && <PaymentMessage payment={payment} onAskAgain={() => void checkout.settle()} />}
    </section>
  );
}

function VendorPayment({ vendor: { type }, ...props }: VendorPaymentProps & { readonly vendor: OfferedVendor }) {
  switch (type) {
    case 'STRIPE':
      return <CardPayment {...props} />;
    case 'PAYPAL':
      return <PaypalPayment {...props} />;
    case 'LIQPAY':
      return <LiqpayPayment {...props} />;
    case 'NO_PAYMENT_JAPAN':
      return null;
    default:
      return assertNever(type);
  }
}
