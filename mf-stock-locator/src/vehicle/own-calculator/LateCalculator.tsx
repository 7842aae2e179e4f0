import { onDemand } from '@showroom/shared-ui/on-demand';
import { memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { OwnCalculator } from './own-calculator';

const CalculatorForm = onDemand(() => import('./OwnCalculatorForm').then((code) => code.OwnCalculatorForm));

/** For the server, which renders the form at once. */
export const loadCalculator = CalculatorForm.load;

interface Gate {
  /** Undefined on the server: there is nobody to wait for. */
  readonly opened: Promise<void> | undefined;
  open(): void;
}

function closedGate(): Gate {
  if (typeof window === 'undefined') return { opened: undefined, open: () => undefined };
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface LateCalculatorProps {
  readonly calculator: OwnCalculator;
}

/**
 * The calculator of a market: its HTML comes with the page, its code when somebody opens the
 * disclosure or the dialog that it stands in. React would drop the HTML with any render before.
 */
export const LateCalculator = memo(function LateCalculator({ calculator }: LateCalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(closedGate);

  useEffect(() => {
    const around = place.current?.closest('details');
    if (!around || around.open) {
      gate.open();
      return undefined;
    }
    around.addEventListener('toggle', gate.open, { once: true });
    return () => around.removeEventListener('toggle', gate.open);
  }, [gate]);

  return (
    <div ref={place}>
      <Suspense>
        <Opened gate={gate} calculator={calculator} />
      </Suspense>
    </div>
  );
});

/** What waits keeps the HTML of the server. */
function Opened({ gate: { opened }, calculator }: LateCalculatorProps & { readonly gate: Gate }) {
  if (opened) use(opened);
  return <CalculatorForm calculator={calculator} />;
}
