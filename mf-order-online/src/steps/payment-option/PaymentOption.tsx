import { FINANCING_OF_TYPE } from '@showroom/contracts/entities/payment-option';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { useMessages } from '@showroom/shared-ui/messages';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { Skeleton } from '@showroom/shared-ui/skeleton';
import { Suspense, useEffect, useState } from 'react';
import paymentOptionMessages from '../../order/choices/messages/payment-option/en.json';
import detailsMessages from '../../order/messages/details/en.json';
import type { StepProps } from '../step';
import { chosenType, type OfferedType, offeredTypes } from './payment-types';
import './PaymentOption.css';

const PaymentCalculator = onDemand(() => import('./PaymentCalculator').then((code) => code.PaymentCalculator));

/** How the vehicle will be paid for, and what that costs a month on the visitor's own terms. */
export function PaymentOption(step: StepProps) {
  const { vehicle, configuration, data, save, report } = step;
  const texts = useMessages(paymentOptionMessages);
  const details = useMessages(detailsMessages);
  const { market } = usePlatform();
  const terms = termsOf(market.code, useSetting('finance.terms'));
  const [now] = useState(() => new Date());
  const formatPrice = usePriceFormat();
  useEffect(() => report(configuration.type, true), [report, configuration.type]);

  const offered = offeredTypes(vehicle, { terms, now, state: data.driveAwayState });
  const chosen = chosenType(offered, data);
  const hint = ({ type, price, drivenIn }: OfferedType) => {
    if (type === 'finance') return texts.financeHint;
    return price ? <bdi>{formatPrice(price.value_raw, drivenIn ? 'plain' : price.type)}</bdi> : details.onRequest;
  };

  function choose(value: string): void {
    const type = offered.find((one) => one.type === value)?.type;
    if (!type) return;
    save({ preselectedPaymentOption: FINANCING_OF_TYPE[type], paymentOptionsData: { type, data: [] } });
  }

  return (
    <div className="payment-option">
      <RadioGroup
        legend={details.options}
        name="payment_option"
        options={offered.map((one) => ({ value: one.type, label: texts[one.type], hint: hint(one) }))}
        value={chosen?.type ?? ''}
        onChange={choose}
        look="cards"
      />
      {chosen?.isCalculated && (
        <Suspense fallback={<Skeleton shape="block" className="payment-option-loading" />}>
          <PaymentCalculator key={chosen.type} {...step} chosen={chosen} terms={terms} now={now} />
        </Suspense>
      )}
    </div>
  );
}
