import { FINANCING_OF_TYPE, monthlyOf } from '@showroom/contracts/entities/payment-option';
import type { FinanceTerms } from '@showroom/contracts/finance/terms';
import type { ChosenPayment } from '@showroom/shared-ui/chosen-payment';
import { FinanceForm } from '@showroom/shared-ui/finance-form';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { LeaseForm } from '@showroom/shared-ui/lease-form';
import { useMessages } from '@showroom/shared-ui/messages';
import { SubscriptionForm } from '@showroom/shared-ui/subscription-form';
import { useState } from 'react';
import type { StepProps } from '../step';
import { askedTerms, financeClass, lastOption, type OfferedType } from './payment-types';

interface PaymentCalculatorProps extends StepProps {
  readonly chosen: OfferedType;
  readonly terms: FinanceTerms;
  readonly now: Date;
}

/** The calculator of the chosen way to pay: starts with the last values and saves what it shows. */
export function PaymentCalculator({ vehicle, data, save, chosen, terms, now }: PaymentCalculatorProps) {
  const { type, price } = chosen;
  const texts = useMessages(financeMessages);
  const [before] = useState(() => lastOption(type, data));
  const asked = askedTerms(before);
  const kind = financeClass(terms, vehicle, now);
  const amount = price?.value_raw ?? 0;

  function saveChosen({ values }: ChosenPayment): void {
    save({ preselectedPaymentOption: FINANCING_OF_TYPE[type], paymentOptionsData: { type, data: [values] } });
  }

  const shared = { terms, texts, onChosen: saveChosen, tellsFirst: true };
  switch (type) {
    case 'cash':
      return null;
    case 'subscription':
      return <SubscriptionForm {...shared} quoted={amount} asked={subscriptionAsked(before, asked.months)} />;
    case 'lease':
      return kind ? <LeaseForm {...shared} kind={kind} quoted={amount} asked={leaseAsked(before, asked)} /> : null;
    case 'finance': {
      const isPlain = monthlyOf(before) !== undefined && before.residual_value === undefined;
      return kind ? <FinanceForm {...shared} kind={kind} price={amount} asked={asked} startsPlain={isPlain} /> : null;
    }
  }
}

type Before = ReturnType<typeof lastOption>;

/** The payments at the start are counted in monthly ones. */
function leaseAsked(before: Before, { months, yearly_mileage, deposit }: ReturnType<typeof askedTerms>) {
  const monthly = monthlyOf(before);
  return {
    ...(months !== undefined && { months }),
    ...(yearly_mileage !== undefined && { yearly_mileage }),
    ...(deposit && monthly && { initial_payments: Math.round(deposit / monthly) }),
  };
}

function subscriptionAsked({ monthly_mileage }: Before, months: number | undefined) {
  return { ...(months !== undefined && { months }), ...(monthly_mileage !== undefined && { monthly_mileage }) };
}
