import type { Customer } from '@showroom/contracts/entities/order';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { useMessages } from '@showroom/shared-ui/messages';
import { useMoneyFormat } from '../order/use-money-format';
import paymentMessages from '../payment/messages/en.json';
import { PaymentMessage } from '../payment/PaymentMessage';
import { AuthenticationScreen } from './AuthenticationScreen';
import { ConfirmationScreen } from './ConfirmationScreen';
import { DetailsScreen } from './DetailsScreen';
import { ErrorScreen } from './ErrorScreen';
import { FormScreen } from './FormScreen';
import checkoutMessages from './messages/en.json';
import { PaymentScreen } from './PaymentScreen';
import { RebookingScreen } from './RebookingScreen';
import { screenPath } from './screen-path';
import { screenAfter, type WayScreen } from './screens';
import { TermsScreen } from './TermsScreen';
import type { CheckoutPageState } from './use-checkout-page';
import { useEmailCheck } from './use-email-check';

interface CheckoutScreenProps {
  readonly page: CheckoutPageState;
  readonly vehicle: Vehicle;
}

/** The active screen. */
export function CheckoutScreen({ page, vehicle }: CheckoutScreenProps) {
  const { checkout, screens, form, terms, similarHref } = page;
  const { shown, query } = screens;
  const emailCheck = useEmailCheck();
  const onwardLabel = useOnwardLabel(page);
  const goOn = (from: WayScreen, customer?: Customer) => {
    if (!screens.goOn(from)) void page.pay(undefined, customer);
  };
  const choice = { shown: page.shownTerms, accepted: terms.accepted, onAccept: terms.accept };
  const onward = (from: WayScreen) => ({
    submitLabel: onwardLabel(from),
    ready: isReady(page, from),
    busy: checkout.payment.status === 'working',
  });
  switch (shown) {
    case 'details':
      return <DetailsScreen isPaid={page.fee > 0} isBuilt={page.isBuilt} onwardHref={screenPath(query, 'form')} />;
    case 'form':
      return (
        <>
          <FormScreen
            form={form}
            emailCheck={emailCheck}
            terms={screens.progress.needs.terms ? undefined : choice}
            {...onward('form')}
            // What is sent before the page is taken over would stand in its address.
            ready={form.restored && isReady(page, 'form')}
            onDone={(customer) => goOn('form', customer)}
          />
          <Trouble page={page} />
        </>
      );
    case 'terms':
      return (
        <>
          <TermsScreen terms={choice} {...onward('terms')} onDone={() => goOn('terms')} />
          <Trouble page={page} />
        </>
      );
    case 'authentication':
      return (
        <>
          <AuthenticationScreen
            phone={form.customer?.phone ?? ''}
            formHref={screenPath(query, 'form')}
            onVerified={() => {
              page.verify(form.customer?.phone ?? '');
              goOn('authentication');
            }}
          />
          <Trouble page={page} />
        </>
      );
    case 'payment':
      return <Payment page={page} />;
    case 'confirmation':
      return <ConfirmationScreen checkout={checkout} />;
    case 'rebooking':
      return <RebookingScreen checkout={checkout} similarHref={similarHref} />;
    case 'error':
      return (
        <ErrorScreen
          code={checkout.hold.status === 'failed' ? checkout.hold.code : 'block.failed'}
          vehicle={vehicle}
          similarHref={similarHref}
          onAgain={() => void checkout.enter(true)}
        />
      );
    default:
      return assertNever(shown);
  }
}

function Payment({ page }: { readonly page: CheckoutPageState }) {
  const texts = useMessages(paymentMessages);
  const money = useMoneyFormat();
  const { form, vendor, vendors, checkout, screens, fee } = page;
  if (!form.customer) return null;
  if (!vendor) return <p>{texts.noVendor}</p>;
  return (
    <PaymentScreen
      customer={form.customer}
      formHref={screenPath(screens.query, 'form')}
      vendors={vendors}
      vendor={vendor}
      onVendor={page.chooseVendor}
      checkout={checkout}
      amount={money(fee)}
      onPay={page.pay}
    />
  );
}

/** An order placed without a payment screen reports its failures on the screen that placed it. */
function Trouble({ page: { checkout, screens } }: { readonly page: CheckoutPageState }) {
  const { payment } = checkout;
  const isOfTerms = payment.status === 'failed' && payment.code === 'terms.changed';
  if (screens.progress.needs.payment && !isOfTerms) return null;
  return <PaymentMessage payment={checkout.payment} onAskAgain={() => void checkout.settle()} />;
}

/** The order itself needs the vehicle; a screen that only leads on does not. */
function isReady({ screens, checkout, vendor }: CheckoutPageState, from: WayScreen): boolean {
  const placesOrder = screenAfter(from, screens.progress) === undefined;
  return !placesOrder || (checkout.hold.status === 'held' && vendor !== undefined);
}

function useOnwardLabel({ screens }: CheckoutPageState): (from: WayScreen) => string {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
  return (from) => {
    const next = screenAfter(from, screens.progress);
    if (next === undefined) return paymentTexts.payFree;
    if (next === 'terms') return texts.toTerms;
    return next === 'authentication' ? texts.toAuthentication : texts.toPayment;
  };
}
