import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { Notice } from '@showroom/shared-ui/notice';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useHref, useNavigate, useSearchParams } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import type { FormEvent } from 'react';
import { financingOptionOf, writeOrderChoice } from '../journey/order-data';
import { CHECKOUT_PATH, checkoutPath, detailsPath, similarPath } from '../journey/paths';
import { browserStorage } from '../journey/stored';
import { JOURNEY_TEXTS } from '../journey/texts';
import { chosenOption, paymentOptionsOf } from './payment-options';
import { DETAILS_TEXTS } from './texts';

/** The choice of payment and the way to the checkout: a plain form, so that it works before and without scripts. */
export function ReservationOffer({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(DETAILS_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const write = usePriceFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const action = useHref(CHECKOUT_PATH);
  const { reservation } = vehicle.attributes;
  if (!reservation) return <NotReservable vehicle={vehicle} />;

  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const checked = event.currentTarget.querySelector('input[name="finance_option"]:checked');
    const wanted = checked instanceof HTMLInputElement ? financingOptionOf(checked.value) : undefined;
    const option = chosenOption(vehicle, wanted);
    writeOrderChoice(browserStorage('localStorage'), {
      vehicleId: vehicle.id,
      detailsRoute: detailsPath(vehicle.id),
      preselectedPaymentOption: option,
    });
    void navigate(checkoutPath(vehicle.id, option));
  }

  const options = paymentOptionsOf(vehicle).map(({ option, price }) => ({
    value: option,
    label: texts[option],
    hint: price ? <bdi>{write(price.value_raw, option)}</bdi> : texts.onRequest,
  }));
  const preselected = chosenOption(vehicle, financingOptionOf(query.get('finance_option')));
  return (
    <form method="get" action={action} onSubmit={goOn} className="details-form">
      <input type="hidden" name="vehicleId" value={vehicle.id} />
      <RadioGroup
        legend={texts.options}
        name="finance_option"
        options={options}
        defaultValue={preselected}
        look="cards"
      />
      <div className="details-fee">
        <span>{journey.reservationFee}</span>
        <strong>{reservation.fee > 0 ? <bdi>{write(reservation.fee)}</bdi> : journey.free}</strong>
      </div>
      <Button type="submit">{texts.continue}</Button>
      <WhatItMeans isPaid={reservation.fee > 0} />
    </form>
  );
}

function WhatItMeans({ isPaid }: { readonly isPaid: boolean }) {
  const texts = useTexts(DETAILS_TEXTS);
  const points = isPaid ? [texts.heldForYou, texts.feeCounts, texts.refund] : [texts.heldForYou];
  return (
    <section className="details-meaning">
      <Heading level={2} size="s">
        {texts.whatItMeans}
      </Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={16} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotReservable({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(DETAILS_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  return (
    <div className="details-form">
      <Notice title={texts.notReservable}>{texts.contact}</Notice>
      <LinkButton href={similarPath(vehicle.attributes.model)} kind="secondary">
        {journey.similar}
      </LinkButton>
    </div>
  );
}
