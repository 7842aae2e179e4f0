import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Button } from '@showroom/shared-ui/button';
import { Rows } from '@showroom/shared-ui/calculator-rows';
import type { ChosenPayment, ValuedTradeIn } from '@showroom/shared-ui/chosen-payment';
import { Heading } from '@showroom/shared-ui/heading';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Skeleton } from '@showroom/shared-ui/skeleton';
import { Suspense, useState } from 'react';
import { useReturnFocus } from './use-return-focus';
import type { VehicleFinance } from './vehicle-finance';
import '@showroom/shared-ui/calculators.css';

const CalculatorPanel = onDemand(() => import('./CalculatorPanel').then((code) => code.CalculatorPanel));
const TradeInDialog = onDemand(() => import('./trade-in/TradeInDialog').then((code) => code.TradeInDialog));

interface FinanceCalculatorsProps {
  readonly vehicle: Vehicle;
  /** What `vehicleFinance` made of it where the page's data is loaded. */
  readonly finance: VehicleFinance | null;
  /** Australian state: its price to drive away with is what is financed. */
  readonly state?: string | undefined;
  /** Called with every calculation, for what the page stores of a visitor. */
  readonly onChosen?: (chosen: ChosenPayment) => void;
  readonly onTradeIn?: (valued: ValuedTradeIn) => void;
}

/**
 * What the vehicle costs a month with everything that figure assumes; the calculators come when
 * somebody wants them.
 */
export function FinanceCalculators({ vehicle, finance, state, onChosen, onTradeIn }: FinanceCalculatorsProps) {
  const [isOpen, setOpen] = useState(false);
  const [tradeIn, setTradeIn] = useState<'closed' | 'open' | 'used'>('closed');
  const [deposit, setDeposit] = useState<number>();
  // A value that becomes the deposit leads to the calculator instead.
  const button = useReturnFocus(tradeIn === 'open', tradeIn !== 'used');
  if (!finance) return null;
  const { texts } = finance;
  const id = `calculators-${vehicle.id}`;
  return (
    <section className="calculators" aria-labelledby={id}>
      <Heading level={2} size="l" id={id}>
        {texts.title}
      </Heading>
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" className="calculators-skeleton" />}>
          <CalculatorPanel
            key={deposit}
            vehicle={vehicle}
            finance={finance}
            state={state}
            deposit={deposit}
            {...(onChosen && { onChosen })}
          />
        </Suspense>
      ) : (
        <Example finance={finance} state={state} />
      )}
      <div className="calculators-buttons">
        {!isOpen && (
          <Button
            kind="secondary"
            onClick={() => setOpen(true)}
            onPointerEnter={CalculatorPanel.expect}
            onFocus={CalculatorPanel.expect}
          >
            {texts.open}
          </Button>
        )}
        <Button
          ref={button}
          kind="tertiary"
          onClick={() => setTradeIn('open')}
          onPointerEnter={TradeInDialog.expect}
          onFocus={TradeInDialog.expect}
        >
          {texts.tradeIn}
        </Button>
      </div>
      {tradeIn === 'open' && (
        <Suspense fallback={null}>
          <TradeInDialog
            onClose={() => setTradeIn('closed')}
            {...(onTradeIn && { onValued: onTradeIn })}
            onUse={(value) => {
              setDeposit(value);
              setOpen(true);
              setTradeIn('used');
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The market's default terms, without a script. */
function Example({ finance, state }: { readonly finance: VehicleFinance; readonly state: string | undefined }) {
  const { texts } = finance;
  const example = state !== undefined && state in finance.inStates ? finance.inStates[state] : finance.example;
  if (!example) return null;
  return (
    <>
      <p className="calculators-monthly">{example.monthly}</p>
      <p className="calculators-basis">{example.basis}</p>
      <Rows caption={texts.example} rows={example.rows} />
      <p className="calculators-note">{texts.note}</p>
    </>
  );
}
