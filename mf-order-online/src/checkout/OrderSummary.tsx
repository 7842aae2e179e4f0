import { fromWidth } from '@showroom/contracts/breakpoints';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { usePriceFormat } from '@showroom/shared-ui/price';
import choiceMessages from '../order/choices/messages/choices/en.json';
import { paymentOptionsOf } from '../order/choices/payment-options';
import { StoredChoices } from '../order/choices/StoredChoices';
import { useStoredData } from '../order/choices/use-stored-data';
import { ContinueElsewhere } from '../order/handover/ContinueElsewhere';
import detailsMessages from '../order/messages/details/en.json';
import journeyMessages from '../order/messages/journey/en.json';
import { RetailerContact } from '../order/RetailerContact';
import { useMoneyFormat } from '../order/use-money-format';
import type { HeldVehicle } from './hold/hold';
import holdMessages from './hold/messages/en.json';
import { useUntil } from './hold/use-until';
import checkoutMessages from './messages/en.json';

interface OrderSummaryProps {
  readonly vehicle: Vehicle;
  readonly option: FinancingOption;
  readonly fee: number;
  readonly held: HeldVehicle | undefined;
  /** The way out, while there is something to give back. */
  readonly onGiveBack: (() => void) | undefined;
}

/** What is reserved, from whom, and what it costs today; always visible next to the form. */
export function OrderSummary({ vehicle, option, fee, held, onGiveBack }: OrderSummaryProps) {
  const texts = useMessages(checkoutMessages);
  const journey = useMessages(journeyMessages);
  const details = useMessages(detailsMessages);
  const holdTexts = useMessages(holdMessages);
  const formatPrice = usePriceFormat();
  const money = useMoneyFormat();
  const { attributes } = vehicle;
  const choices = useMessages(choiceMessages);
  const data = useStoredData(vehicle.id);
  const chosen = paymentOptionsOf(vehicle, data.driveAwayState).find((one) => one.option === option);
  return (
    <section className="checkout-summary" aria-label={journey.summary}>
      {attributes.cover && <VehiclePhoto photo={attributes.cover} alt="" sizes={`${fromWidth('xl')} 30vw, 100vw`} />}
      <div>
        <p className="details-brand">{attributes.brand}</p>
        <Heading level={2} size="m">
          <bdi>{attributes.title}</bdi>
        </Heading>
      </div>
      <dl className="checkout-amounts">
        <div>
          <dt>
            {chosen?.drivenIn ? fillText(choices.driveAway, { state: stateName(chosen.drivenIn) }) : details[option]}
          </dt>
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
      {held && <HoldMeaning held={held} />}
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

/** Until when, and what happens then. */
function HoldMeaning({ held }: { readonly held: HeldVehicle }) {
  const texts = useMessages(holdMessages);
  const until = useUntil(held);
  return (
    <p className="checkout-hold">
      {until(texts.complete)}
      {held.extensionsLeft === 0 && ` ${texts.noMore}`}
    </p>
  );
}
