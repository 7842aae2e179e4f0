import { addressedName } from '@showroom/contracts/entities/full-name';
import type { Order } from '@showroom/contracts/entities/order';
import type { PaymentStatus } from '@showroom/contracts/entities/order-states';
import { stateName } from '@showroom/contracts/entities/state-names';
import { fillText } from '@showroom/contracts/fill-text';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { EmailAddress } from '@showroom/shared-ui/email-address';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useDistance } from '@showroom/shared-ui/use-distance';
import type { ReactNode } from 'react';
import choiceMessages from '../choices/messages/choices/en.json';
import paymentOptionMessages from '../choices/messages/payment-option/en.json';
import stepsMessages from '../choices/messages/steps/en.json';
import journeyMessages from '../messages/journey/en.json';
import { RetailerContact } from '../RetailerContact';
import { useMoneyFormat } from '../use-money-format';
import confirmationMessages from './messages/en.json';
import { recordedChoices } from './recorded-choices';

/** The order line by line. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const texts = useMessages(confirmationMessages);
  const journey = useMessages(journeyMessages);
  const choices = useMessages(choiceMessages);
  const money = useMoneyFormat();
  const { market, locale } = usePlatform();
  const { attributes } = order;
  const { customer, retailer, vehicle } = attributes;
  const { driveAwayState } = recordedChoices(order);
  return (
    <dl className="confirmation-facts">
      <Fact name={texts.number}>
        <strong>{attributes.order_number}</strong>
      </Fact>
      <Fact name={texts.date}>
        <bdi>{formatZonedDateTime(attributes.confirmed_at ?? attributes.created_at, market.timeZone)}</bdi>
      </Fact>
      <Fact name={texts.amount}>{attributes.amount > 0 ? <bdi>{money(attributes.amount)}</bdi> : journey.free}</Fact>
      <Fact name={texts.status}>{texts[`payment_${shownStatus(attributes)}`]}</Fact>
      {attributes.refunded > 0 && (
        <Fact name={texts.refunded}>
          <bdi>{money(attributes.refunded)}</bdi>
        </Fact>
      )}
      {vehicle.price !== null && (
        <Fact name={driveAwayState ? fillText(choices.driveAway, { state: stateName(driveAwayState) }) : texts.price}>
          <bdi>{money(vehicle.price)}</bdi>
        </Fact>
      )}
      <ChoiceFacts order={order} />
      {customer && (
        <Fact name={texts.customer}>
          <bdi>{addressedName(customer, locale)}</bdi>
          <br />
          <EmailAddress>{customer.email}</EmailAddress>
          <br />
          <bdi dir="ltr">{customer.phone}</bdi>
        </Fact>
      )}
      {customer?.message && (
        <Fact name={texts.message}>
          <bdi className="confirmation-message">{customer.message}</bdi>
        </Fact>
      )}
      <Fact name={texts.retailer}>
        <RetailerContact {...retailer} address={`${retailer.address}, ${retailer.city}`} />
      </Fact>
      {attributes.accepted_terms.map(({ box, title, version, accepted_at }) => (
        <Fact key={`${box} ${version}`} name={texts.terms}>
          <bdi>{title}</bdi> · <bdi>{version}</bdi> · <bdi>{formatZonedDateTime(accepted_at, market.timeZone)}</bdi>
        </Fact>
      ))}
    </dl>
  );
}

/** A free reservation is never paid; one with a fee is waiting even before a payment has begun. */
function shownStatus({ amount, payment_status }: Order['attributes']): PaymentStatus {
  if (amount === 0) return 'none';
  return payment_status === 'none' ? 'pending' : payment_status;
}

/** What was chosen in the steps. */
function ChoiceFacts({ order }: { readonly order: Order }) {
  const steps = useMessages(stepsMessages);
  const texts = useMessages(choiceMessages);
  const money = useMoneyFormat();
  const { locale } = usePlatform();
  const ways = useMessages(paymentOptionMessages);
  const distance = useDistance();
  const { payment, car, packs, location, appointment } = recordedChoices(order);
  return (
    <>
      {payment && (
        <Fact name={texts.payment}>
          {ways[payment.type]}
          {payment.monthly !== undefined && (
            <span className="confirmation-figure">{fillText(texts.monthly, { amount: money(payment.monthly) })}</span>
          )}
          {payment.months !== undefined && (
            <span className="confirmation-figure">{formatCount(payment.months, texts.months, locale)}</span>
          )}
          {payment.deposit !== undefined && (
            <span className="confirmation-figure">{fillText(texts.first, { amount: money(payment.deposit) })}</span>
          )}
          {payment.mileage !== undefined && (
            <span className="confirmation-figure">
              {fillText(texts.mileage, { distance: distance(Math.round(payment.mileage)) })}
            </span>
          )}
          {payment.final !== undefined && (
            <span className="confirmation-figure">{fillText(texts.final, { amount: money(payment.final) })}</span>
          )}
        </Fact>
      )}
      {car && (
        <Fact name={steps.trade_in}>
          <bdi>{car.name}</bdi>
          {car.value !== undefined && (
            <>
              {' · '}
              <bdi>{money(car.value)}</bdi>
            </>
          )}
        </Fact>
      )}
      {packs.length > 0 && <Fact name={steps.service_pack}>{packs.join(', ')}</Fact>}
      {location && (
        <Fact name={steps.location}>
          <bdi>{location.isDelivery ? fillText(texts.delivery, { place: location.name }) : location.name}</bdi>
        </Fact>
      )}
      {appointment && (
        <Fact name={steps.appointment}>
          {texts[appointment.isHandover ? 'handover' : 'test_drive']} ·{' '}
          <bdi>{formatZonedDateTime(appointment.startsAt, appointment.timeZone)}</bdi>
          <br />
          <bdi>{appointment.retailer}</bdi>
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="confirmation-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
