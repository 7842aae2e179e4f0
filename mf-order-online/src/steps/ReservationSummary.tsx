import type { StepConfiguration } from '@showroom/contracts/entities/order-online-config';
import { stateName } from '@showroom/contracts/entities/state-names';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { CountedAmount } from '@showroom/shared-ui/counted-amount';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useHref, useNavigate } from '@showroom/shared-ui/router';
import { type FormEvent, useEffect, useState } from 'react';
import { financingOptionOf } from '../data/order-choice';
import { ChoiceList } from '../order/choices/ChoiceList';
import choiceMessages from '../order/choices/messages/choices/en.json';
import stepsMessages from '../order/choices/messages/steps/en.json';
import { chosenOption, type PaymentOption, paymentOptionsOf } from '../order/choices/payment-options';
import { titleOf } from '../order/choices/step-title';
import { ContinueElsewhere } from '../order/handover/ContinueElsewhere';
import detailsMessages from '../order/messages/details/en.json';
import journeyMessages from '../order/messages/journey/en.json';
import { CHECKOUT_PATH, checkoutPath, vehiclePagePath } from '../order/paths';
import { useMoneyFormat } from '../order/use-money-format';
import { type CustomTexts, withCustomTexts } from './custom-texts';
import { firstOpenStep, type JourneyState } from './journey-state';

interface ReservationSummaryProps {
  readonly vehicle: Vehicle;
  readonly configUrl: string | null;
  readonly configured: readonly StepConfiguration[];
  readonly state: JourneyState;
  readonly customTexts: CustomTexts;
  readonly onOpenStep: (index: number) => void;
}

/**
 * The choices, today's cost and the way to the checkout: a plain form, which works without scripts.
 */
export function ReservationSummary(props: ReservationSummaryProps) {
  const { vehicle, configUrl, configured, state, customTexts, onOpenStep } = props;
  const texts = withCustomTexts(useMessages(detailsMessages), customTexts);
  const journey = useMessages(journeyMessages);
  const choices = useMessages(choiceMessages);
  const steps = useMessages(stepsMessages);
  const money = useMoneyFormat();
  const navigate = useNavigate();
  const action = useHref(CHECKOUT_PATH);
  const [missing, setMissing] = useState<number>();
  const [isWaiting, setWaiting] = useState(false);
  const { reservation, slug } = vehicle.attributes;
  const fee = reservation?.fee ?? 0;
  const option = chosenOption(vehicle, financingOptionOf(state.data.preselectedPaymentOption));
  const chosen = paymentOptionsOf(vehicle, state.data.driveAwayState).find((one) => one.option === option);
  const open = firstOpenStep(state, configured);
  const asked = missing === undefined ? undefined : configured[missing];

  // Whoever presses before this browser was asked what it knows goes on as soon as it has answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that is waited for
  useEffect(() => {
    if (!isWaiting || state.status === 'fresh') return;
    setWaiting(false);
    goOn();
  }, [isWaiting, state.status]);

  function goOn(): void {
    setMissing(open);
    if (open === undefined) void navigate(checkoutPath(vehicle.id, option, configUrl));
    else onOpenStep(open);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.status === 'fresh') setWaiting(true);
    else goOn();
  }

  return (
    <div className="details-aside">
      <section className="details-summary" aria-labelledby="details-summary">
        <Heading level={2} size="s" id="details-summary">
          {choices.title}
        </Heading>
        <Amount
          label={chosen?.drivenIn ? fillText(choices.driveAway, { state: stateName(chosen.drivenIn) }) : texts[option]}
          {...chosen}
        />
        <ChoiceList vehicle={vehicle} configured={configured} data={state.data} />
      </section>
      <form method="get" action={action} onSubmit={submit} className="details-form">
        {configUrl ? (
          <input type="hidden" name="config_url" value={configUrl} />
        ) : (
          <input type="hidden" name="vehicleId" value={vehicle.id} />
        )}
        <input type="hidden" name="finance_option" value={option} />
        <div className="details-fee">
          <span>{journey.reservationFee}</span>
          <strong>{fee > 0 ? <bdi>{money(fee)}</bdi> : journey.free}</strong>
        </div>
        <Button type="submit">{texts.continue}</Button>
        <p role="status" className="details-missing">
          {asked && open !== undefined && fillText(texts.missing, { step: titleOf(asked, steps) })}
        </p>
      </form>
      <div className="details-notes">
        <WhatItMeans isPaid={fee > 0} isBuilt={configUrl !== null} customTexts={customTexts} />
        <ContinueElsewhere />
        {!configUrl && (
          <SiteLink href={vehiclePagePath(vehicle.id, slug)} className="details-to-vehicle">
            {texts.toVehicle}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

type AmountProps = Partial<PaymentOption> & { readonly label: string };

function Amount({ label, price, drivenIn }: AmountProps) {
  const texts = useMessages(detailsMessages);
  const formatPrice = usePriceFormat();
  return (
    <p className="details-price">
      <span>{label}</span>
      <strong>
        {price ? (
          <CountedAmount
            key={price.type}
            amount={price.value_raw}
            write={(value) => formatPrice(value, drivenIn ? 'plain' : price.type)}
          />
        ) : (
          texts.onRequest
        )}
      </strong>
    </p>
  );
}

interface WhatItMeansProps {
  readonly isPaid: boolean;
  readonly isBuilt: boolean;
  readonly customTexts: CustomTexts;
}

function WhatItMeans({ isPaid, isBuilt, customTexts }: WhatItMeansProps) {
  const texts = withCustomTexts(useMessages(detailsMessages), customTexts);
  const what = isBuilt ? texts.builtForYou : texts.heldForYou;
  const points = isPaid ? [what, texts.feeCounts, texts.refund] : [what];
  return (
    <section className="details-meaning">
      <Heading level={3} size="s">
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
