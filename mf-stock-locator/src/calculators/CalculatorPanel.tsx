import { driveAwayPrice, drivenPrices } from '@showroom/contracts/entities/drive-away';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { financeClassOf } from '@showroom/contracts/finance/terms';
import calculatorMessages from '@showroom/shared-ui/calculator-messages';
import type { CalculatorKind, ChosenPayment } from '@showroom/shared-ui/chosen-payment';
import { FinanceForm } from '@showroom/shared-ui/finance-form';
import financeMessages from '@showroom/shared-ui/finance-messages';
import { LeaseForm } from '@showroom/shared-ui/lease-form';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { SubscriptionForm } from '@showroom/shared-ui/subscription-form';
import { Tabs } from '@showroom/shared-ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { useStoredList } from '../facets/stored-list';
import { parseListState } from '../facets/url-state';
import { shownPrice } from '../prices/shown-prices';
import type { VehicleFinance } from './vehicle-finance';

interface CalculatorPanelProps {
  readonly vehicle: Vehicle;
  readonly finance: VehicleFinance;
  /** Australian state: its price to drive away with is what is financed. */
  readonly state: string | undefined;
  /** The value of a trade-in. */
  readonly deposit: number | undefined;
  readonly onChosen?: (chosen: ChosenPayment) => void;
}

/**
 * A calculator for each way to pay by the month that the vehicle has; it starts with the terms of
 * the visitor's list.
 */
export function CalculatorPanel({ vehicle, finance, state, deposit, onChosen }: CalculatorPanelProps) {
  const texts = useMessages(calculatorMessages);
  const { market } = usePlatform();
  const terms = termsOf(market.code, useSetting('finance.terms'));
  const [now] = useState(() => new Date());
  const { attributes } = vehicle;
  const [, query] = useStoredList('').split('?');
  const { terms: own } = parseListState(new URLSearchParams(query));
  const asked = { deposit: deposit ?? own.deposit, months: own.term, yearly_mileage: own.yearly_mileage };
  const kind = financeClassOf(terms, attributes, now.getFullYear());
  const prices = drivenPrices(attributes.prices, driveAwayPrice(attributes, state));
  const amountOf = (type: FinancingOption) => shownPrice(prices, type)?.value_raw ?? 0;
  const handlers = onChosen && { onChosen };
  const shared = { terms, texts: useMessages(financeMessages) };

  const content = (key: CalculatorKind) => {
    if (key === 'subscription') return <SubscriptionForm {...shared} {...handlers} quoted={amountOf('subscribe')} />;
    if (!kind) return null;
    return key === 'lease' ? (
      <LeaseForm {...shared} {...handlers} kind={kind} quoted={amountOf('lease')} />
    ) : (
      <FinanceForm {...shared} {...handlers} kind={kind} price={amountOf('purchase')} asked={asked} />
    );
  };
  // The button that asked for it is gone.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const [only, ...others] = finance.kinds;
  return (
    <div ref={panel} tabIndex={-1} className="calculators-panel">
      {only && others.length === 0 ? (
        content(only)
      ) : (
        <Tabs
          label={texts.kinds}
          items={finance.kinds.map((key) => ({ id: key, label: texts[key], content: content(key) }))}
        />
      )}
    </div>
  );
}
