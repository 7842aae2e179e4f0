import type { Customer } from '@showroom/contracts/entities/order';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useLoaderData, useNavigate, useSearchParams } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { useEffect, useState } from 'react';
import type { VehicleData } from '../details/DetailsPage';
import { chosenOption } from '../details/payment-options';
import { HoldRefused } from '../hold/HoldRefused';
import { HoldStatus } from '../hold/HoldStatus';
import { HOLD_TEXTS } from '../hold/texts';
import { ChooseVehicle } from '../journey/ChooseVehicle';
import { JourneySteps } from '../journey/JourneySteps';
import { financingOptionOf, type OrderChoice, writeOrderChoice } from '../journey/order-data';
import { checkoutPath, detailsPath, similarPath } from '../journey/paths';
import { JOURNEY_TEXTS } from '../journey/texts';
import { PaymentMessage } from '../payment/PaymentMessage';
import { chooseVendor, isFree, type Payer } from '../payment/payer';
import { PAYMENT_TEXTS } from '../payment/texts';
import { CustomerScreen } from './CustomerScreen';
import { NeedsScript } from './NeedsScript';
import { OrderSummary } from './OrderSummary';
import { PaymentScreen } from './PaymentScreen';
import { CHECKOUT_TEXTS } from './texts';
import { useCheckout } from './use-checkout';
import { useCustomer } from './use-customer';
import { useSteps } from './use-steps';
import './Checkout.css';

const toCheckout = ({ vehicleId, preselectedPaymentOption = 'purchase' }: OrderChoice) =>
  checkoutPath(vehicleId, preselectedPaymentOption);

/** Second and third step: who reserves, and the payment of the reservation. */
export function CheckoutPage() {
  const data = useLoaderData<VehicleData>();
  if (data.status === 'choose') return <ChooseVehicle pathOf={toCheckout} />;
  return <Checkout key={data.vehicle.id} vehicle={data.vehicle} />;
}

function Checkout({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const holdTexts = useTexts(HOLD_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const paymentTexts = useTexts(PAYMENT_TEXTS);
  const write = usePriceFormat();
  const navigate = useNavigate();
  const { market } = usePlatform();
  const [query] = useSearchParams();
  const checkout = useCheckout(vehicle.id);
  const form = useCustomer(vehicle.id, checkout);
  const [customer, setCustomer] = useState<Customer>();
  const { hold, payment, local } = checkout;

  const option = chosenOption(vehicle, financingOptionOf(query.get('finance_option')));
  const held = hold.status === 'held' ? hold.held : undefined;
  const vendor = chooseVendor(held?.vendors ?? market.paymentVendors);
  const isFreeOfCharge = vendor !== undefined && isFree(vendor);
  const fee = held?.fee ?? vehicle.attributes.reservation?.fee ?? 0;
  const wantsPayment = query.get('screen') === 'payment' && !isFreeOfCharge;
  const canUse = useSteps(wantsPayment ? 'payment' : 'customer', local);
  useEffect(
    () => writeOrderChoice(local, { vehicleId: vehicle.id, preselectedPaymentOption: option }),
    [local, vehicle.id, option],
  );

  // A reload on the payment screen brings back what was typed, or the screen where it is typed.
  const mustCheck = wantsPayment && !customer && form.restored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time the screen is entered without a customer
  useEffect(() => {
    if (!mustCheck) return;
    void form.check().then((checked) => {
      if (checked) setCustomer(checked);
      else void navigate(checkoutPath(vehicle.id, option), { replace: true });
    });
  }, [mustCheck]);

  function pay(paying: Customer, payer?: Payer): void {
    if (vendor) void checkout.pay({ customer: paying, vendor, financeOption: option, payer });
  }

  function takeCustomer(checked: Customer): void {
    setCustomer(checked);
    if (isFreeOfCharge) pay(checked);
    else void navigate(checkoutPath(vehicle.id, option, 'payment'));
  }

  async function giveBack(): Promise<void> {
    await checkout.release();
    await navigate(detailsPath(vehicle.id));
  }

  const similarHref = similarPath(vehicle.attributes.model);
  if (hold.status === 'refused') {
    return <HoldRefused code={hold.code} similarHref={similarHref} onAgain={() => void checkout.enter()} />;
  }
  const customerHref = checkoutPath(vehicle.id, option);
  const isWorking = payment.status === 'working';
  return (
    <Container className="checkout">
      <JourneySteps
        current={wantsPayment ? 'payment' : 'customer'}
        hrefs={{
          ...(canUse('vehicle') && { vehicle: detailsPath(vehicle.id) }),
          ...(canUse('customer') && { customer: customerHref }),
        }}
      />
      <Heading level={1} size="xl">
        {texts.title}
      </Heading>
      <p className="checkout-lead">
        <bdi>{vehicle.attributes.title}</bdi> · {fee > 0 ? <bdi>{write(fee)}</bdi> : journey.free}
      </p>
      <NeedsScript vehicle={vehicle} />
      <div className="checkout-columns">
        <div className="checkout-main">
          <HoldStatus checkout={checkout} similarHref={similarHref} />
          {wantsPayment && customer ? (
            <PaymentScreen
              customer={customer}
              customerHref={customerHref}
              amount={write(fee)}
              payment={payment}
              ready={held !== undefined}
              onPay={(payer) => pay(customer, payer)}
            />
          ) : (
            <CustomerScreen
              form={form}
              submitLabel={isFreeOfCharge ? paymentTexts.payFree : texts.continue}
              ready={held !== undefined && vendor !== undefined}
              busy={isWorking}
              onCustomer={takeCustomer}
            />
          )}
          {held && !vendor && <p>{paymentTexts.noVendor}</p>}
          <PaymentMessage payment={payment} onAskAgain={() => void checkout.settle()} />
        </div>
        <div className="checkout-aside">
          <OrderSummary vehicle={vehicle} option={option} fee={fee}>
            {held && !isWorking && (
              <Button kind="tertiary" onClick={() => void giveBack()}>
                {holdTexts.cancel}
              </Button>
            )}
          </OrderSummary>
        </div>
      </div>
    </Container>
  );
}
