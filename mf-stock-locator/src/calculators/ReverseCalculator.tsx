import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { useSetting } from '@showroom/shared-ui/platform';
import { Suspense, useState } from 'react';
import type { ListState } from '../facets/url-state';
import { isAnswered, storeAnsweredPrices } from './answered-prices';
import { isBudgeted, withBudget, withoutBudget } from './budget';
import budgetMessages from './messages/budget/en.json';
import { useReturnFocus } from './use-return-focus';
import './ReverseCalculator.css';

const ReverseDialog = onDemand(() => import('./ReverseDialog').then((code) => code.ReverseDialog));

interface ReverseCalculatorProps {
  readonly state: ListState;
  readonly onChange: (next: ListState) => void;
}

/**
 * Opens the calculator that filters the list by a monthly budget, and takes that filter away again.
 */
export function ReverseCalculator({ state, onChange }: ReverseCalculatorProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useReturnFocus(isOpen);
  const unbudgeted = () => withoutBudget(state, isAnswered(state.ranges.display_price));
  const texts = useMessages(budgetMessages);
  const openLabel = useSetting('reverse_calculator.open_label') || texts.open;
  const resetLabel = useSetting('reverse_calculator.reset_label') || texts.reset;
  return (
    <>
      <Button
        ref={button}
        kind="secondary"
        size="small"
        className="reverse-calculator-open"
        onClick={() => setOpen(true)}
        onPointerEnter={ReverseDialog.expect}
        onFocus={ReverseDialog.expect}
      >
        {openLabel}
      </Button>
      {isBudgeted(state) && (
        <Button kind="tertiary" onClick={() => onChange(unbudgeted())}>
          {resetLabel}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReverseDialog
            state={state}
            title={openLabel}
            onClose={() => setOpen(false)}
            onBudget={(budget) => {
              const next = withBudget(unbudgeted(), budget);
              storeAnsweredPrices(budget.prices);
              onChange(next);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
