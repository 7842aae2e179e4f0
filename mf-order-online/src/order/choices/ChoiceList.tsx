import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import { financingOptionOf } from '../../data/order-choice';
import detailsMessages from '../messages/details/en.json';
import { calculatedMonthly, tradeInValueOf } from './choices';
import choiceMessages from './messages/choices/en.json';
import stepsMessages from './messages/steps/en.json';
import { chosenOption } from './payment-options';
import { titleOf } from './step-title';
import './ChoiceList.css';
import { useMoneyFormat } from '../use-money-format';

interface ChoiceListProps {
  readonly vehicle: Vehicle;
  readonly configured: readonly StepConfiguration[];
  readonly data: OrderOnlineData;
}

/** What was chosen in the steps, line by line. */
export function ChoiceList({ vehicle, configured, data }: ChoiceListProps) {
  const texts = useMessages(stepsMessages);
  const choices = useMessages(choiceMessages);
  const describe = useDescriptions(vehicle, data);
  return (
    <dl className="choice-list">
      {configured.map((step) => (
        <div key={`${step.type}${step.title}`}>
          <dt>{titleOf(step, texts)}</dt>
          <dd>{describe[step.type]() ?? choices.open}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was chosen in a step, in a few words; undefined where nothing was. */
export function useDescriptions(vehicle: Vehicle, data: OrderOnlineData): Record<StepType, () => ReactNode> {
  const details = useMessages(detailsMessages);
  const choices = useMessages(choiceMessages);
  const money = useMoneyFormat();
  return {
    payment_option() {
      const option = chosenOption(vehicle, financingOptionOf(data.preselectedPaymentOption));
      const monthly = calculatedMonthly(data);
      if (monthly === undefined) return details[option];
      return (
        <>
          {details[option]} · <bdi>{fillText(choices.monthly, { amount: money(monthly) })}</bdi>
        </>
      );
    },
    trade_in() {
      if (data.tradeInData === undefined) return undefined;
      if (data.tradeInData === null) return choices.none;
      const { brand, model } = data.tradeInData;
      const value = tradeInValueOf(data);
      return (
        <>
          <bdi>{`${brand.name} ${model.name}`}</bdi>
          {value !== undefined && (
            <>
              {' · '}
              <bdi>{money(value)}</bdi>
            </>
          )}
        </>
      );
    },
    service_pack() {
      if (!data.servicePackData) return undefined;
      const names = data.servicePackData.packs.map(({ name }) => name);
      return names.length > 0 ? names.join(', ') : choices.none;
    },
    appointment() {
      if (!data.appBookingData) return undefined;
      const { purpose, starts_at, time_zone } = data.appBookingData;
      return (
        <>
          {choices[purpose]} · <bdi>{formatZonedDateTime(starts_at, time_zone)}</bdi>
        </>
      );
    },
    location: () => data.locationDetails && <bdi>{data.locationDetails.name}</bdi>,
  };
}
