import type { ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import reservationMessages from '@showroom/contracts/entities/messages/reservation/en.json';
import type { Customer } from '@showroom/contracts/entities/order';
import type { CheckoutPageContent } from '@showroom/contracts/entities/order-online-config';
import { compactNumber } from '@showroom/contracts/entities/phone-number';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useHref, useNavigate, useRevalidator, useSearchParams } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import type { JourneyData } from '../data/fetch-journey';
import { financingOptionOf, storeOrderChoice } from '../data/order-choice';
import { findOrderChoices } from '../order/choices/order-choices';
import { chosenOption } from '../order/choices/payment-options';
import { detailsPath, similarPath } from '../order/paths';
import type { Payer } from '../payment/payer';
import { isFree, type OfferedVendor, offeredVendors } from '../payment/vendors';
import { PLAIN_CHECKOUT } from './checkout-settings';
import { screenPath } from './screen-path';
import { screenNamed } from './screens';
import { type Checkout, useCheckout } from './use-checkout';
import { type CustomerForm, useCustomer } from './use-customer';
import { type Screens, useScreens } from './use-screens';
import { useShownTerms } from './use-shown-terms';
import { type Terms, useTerms } from './use-terms';
import { useVerifiedPhone } from './use-verified-phone';

/** Everything that the screens of a checkout show and do. */
export interface CheckoutPageState {
  readonly checkout: Checkout;
  readonly configuration: CheckoutPageContent;
  readonly form: CustomerForm;
  readonly terms: Terms;
  readonly shownTerms: ShownTerms;
  readonly screens: Screens;
  readonly option: FinancingOption;
  readonly fee: number;
  /** What is reserved comes from the configurator and is still to be built. */
  readonly isBuilt: boolean;
  readonly vendors: readonly OfferedVendor[];
  readonly vendor: OfferedVendor | undefined;
  readonly similarHref: string;
  chooseVendor(type: string): void;
  verify(phone: string): void;
  /** The customer whose form was sent a moment ago is no state yet. */
  pay(payer?: Payer, customer?: Customer): Promise<void>;
  giveBack(): void;
}

type HeldVendors = Parameters<typeof offeredVendors>[0] | undefined;
type Chosen = Extract<JourneyData, { status: 'chosen' }>;

export function useCheckoutPage({ vehicle, configUrl, config }: Chosen): CheckoutPageState {
  const navigate = useNavigate();
  const { market, locale } = usePlatform();
  const [query] = useSearchParams();
  const configuration = config.order_online_checkout_page ?? PLAIN_CHECKOUT;
  const key = configUrl ?? vehicle.id;
  const isAsked = screenNamed(query.get('screen')) !== 'rebooking';
  const checkout = useCheckout(configUrl ? { config_url: configUrl } : { vehicle_id: vehicle.id }, isAsked);
  const { local, session, hold } = checkout;
  const form = useCustomer(session);
  const shownTerms = useShownTerms(configuration.terms, configUrl !== null);
  const terms = useTerms(vehicle.id, shownTerms, local);
  const verified = useVerifiedPhone(session);

  const option = chosenOption(vehicle, financingOptionOf(query.get('finance_option')));
  const { companyUuid: paymentRecipient } = market;
  useEffect(
    () => storeOrderChoice(local, { vehicleId: vehicle.id, preselectedPaymentOption: option, paymentRecipient }),
    [local, vehicle.id, option, paymentRecipient],
  );
  useRefusals(checkout, verified.remove);
  const held = hold.status === 'held' ? hold.held : undefined;
  const { vendors, vendor, chooseVendor } = useVendors(held?.vendors, configuration);
  const screens = useScreens({
    checkout,
    form,
    // Each is restored by an effect of its own, and the browser may paint between two of them.
    restored: form.restored && terms.restored && verified.restored,
    accepted: terms.accepted,
    verified: verified.phone !== undefined && compactNumber(form.draft.phone) === verified.phone,
    isFree: vendor !== undefined && isFree(vendor.type),
    configuration,
  });
  const returnPath = useHref(screenPath(query, 'confirmation'));

  return {
    checkout,
    configuration,
    form,
    terms,
    shownTerms,
    screens,
    option,
    fee: held?.fee ?? vehicle.attributes.reservation?.fee ?? 0,
    isBuilt: configUrl !== null,
    vendors,
    vendor,
    similarHref: similarPath(vehicle.attributes.model),
    chooseVendor,
    verify: verified.verify,
    async pay(payer, customer = form.customer) {
      if (!customer || !vendor || !held) return;
      await checkout.pay({
        customer,
        vendor,
        financeOption: option,
        choices: await findOrderChoices(local, { subject: key, financeOption: option }),
        captureOnHold: configuration.capture_on_hold,
        confirmationByLink: configuration.confirmation_by_link,
        acceptedTerms: [shownTerms],
        description: fillText(messagesFor(reservationMessages, locale).description, {
          number: held.orderNumber,
          vehicle: vehicle.attributes.title,
        }),
        returnUrl: `${window.location.origin}${returnPath}`,
        payer,
      });
    },
    giveBack() {
      void checkout.release().then(() => navigate(detailsPath(vehicle.id, configUrl)));
    },
  };
}

/** What the platform refused a payment for is asked for anew. */
function useRefusals({ payment }: Checkout, removeVerification: () => void): void {
  const { revalidate } = useRevalidator();
  const code = payment.status === 'failed' ? payment.code : undefined;
  const lacksVerification = code === 'verification.missing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the platform
  useEffect(() => {
    if (lacksVerification) removeVerification();
  }, [lacksVerification]);
  const haveTermsChanged = code === 'terms.changed';
  useEffect(() => {
    if (haveTermsChanged) void revalidate();
  }, [haveTermsChanged, revalidate]);
}

/** The vendors of the hold, else of the market, and the chosen one among them. */
function useVendors(ofHold: HeldVendors, configuration: CheckoutPageContent) {
  const { paymentVendors } = usePlatform().market;
  const vendors = offeredVendors(ofHold ?? paymentVendors.map((type) => ({ type })), configuration.vendors);
  const [requested, chooseVendor] = useState<string>();
  return { vendors, vendor: vendors.find(({ type }) => type === requested) ?? vendors[0], chooseVendor };
}
