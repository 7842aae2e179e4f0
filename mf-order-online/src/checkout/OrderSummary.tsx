import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useTexts } from '@showroom/shared-ui/texts';
import { CHOICE_TEXTS } from '../order/choices/choice-texts';
import { paymentOptionsOf } from '../order/choices/payment-options';
import { StoredChoices } from '../order/choices/StoredChoices';
import { useStoredData } from '../order/choices/use-stored-data';
import { DETAILS_TEXTS } from '../order/details-texts';
import { ContinueElsewhere } from '../order/handover/ContinueElsewhere';
import { RetailerContact } from '../order/RetailerContact';
import { JOURNEY_TEXTS } from '../order/texts';
import { useMoneyFormat } from '../order/use-money-format';
import { HOLD_TEXTS } from './hold/texts';
import { CHECKOUT_TEXTS } from './texts';

interface OrderSummaryProps {
  readonly vehicle: Vehicle;
  readonly option: FinancingOption;
  readonly fee: number;
  /** The way out, while there is something to give back. */
  readonly onGiveBack: (() => void) | undefined;
}

/** What is reserved, from whom, and what it costs today; always visible next to the form. */
export function OrderSummary({ vehicle, option, fee, onGiveBack }: OrderSummaryProps) {
  const texts = useTexts(CHECKOUT_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const details = useTexts(DETAILS_TEXTS);
  const holdTexts = useTexts(HOLD_TEXTS);
  const formatPrice = usePriceFormat();
  const money = useMoneyFormat();
  const { attributes } = vehicle;
  const choices = useTexts(CHOICE_TEXTS);
  const data = useStoredData(vehicle.id);
  const chosen = paymentOptionsOf(vehicle, data.driveAwayState).find((one) => one.option === option);
  return (
    <section className="checkout-summary" aria-label={journey.summary}>
      {attributes.cover && <VehiclePhoto photo={attributes.cover} alt="" sizes="(min-width: 1024px) 30vw, 100vw" />}
      <div>
        <p className="details-brand">{attributes.brand}</p>
        <Heading level={2} size="m">
          <bdi>{attributes.title}</bdi>
        </Heading>
      </div>
      <dl className="checkout-amounts">
        <div>
          <dt>{chosen?.drivenIn ? choices.driveAway(stateName(chosen.drivenIn)) : details[option]}</dt>
          <dd>
            {chosen?.price ? (
              <bdi>{formatPrice(chosen.price.value_raw, chosen.drivenIn ? 'plain' : option)}</bdi>
            ) : (
              details.onRequest
            )}
          </dd>
        </div>
        <div className="checkout-due">
          <dt>
            {texts.due}
            <span>
              {journey.reservationFee}
              {fee > 0 && ` · ${journey.refundable}`}
            </span>
          </dt>
          <dd>{fee > 0 ? <bdi>{money(fee)}</bdi> : journey.free}</dd>
        </div>
      </dl>
      <StoredChoices vehicle={vehicle} data={data} />
      <RetailerContact
        name={retailerName(attributes)}
        address={attributes.owner_city}
        phone={attributes.owner_phone}
        email={attributes.owner_email}
      />
      {onGiveBack && (
        <>
          <ContinueElsewhere />
          <Button kind="tertiary" onClick={onGiveBack}>
            {holdTexts.cancel}
          </Button>
        </>
      )}
    </section>
  );
}
