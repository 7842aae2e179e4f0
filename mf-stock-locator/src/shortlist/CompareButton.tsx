import { fillText } from '@showroom/contracts/fill-text';
import { useTextsOf } from '../language/use-language';
import { type ComparedVehicle, useCompared } from './compared-vehicles';
import './CompareButton.css';

/** Puts a vehicle beside others; a second press takes it out again. */
export function CompareButton({ className, ...vehicle }: ComparedVehicle & { readonly className?: string }) {
  const texts = useTextsOf('saved');
  const [state, toggle] = useCompared(vehicle);
  return (
    <button
      type="button"
      aria-pressed={state === 'in'}
      aria-disabled={state === 'full' || undefined}
      aria-label={fillText(texts.compare, { vehicle: vehicle.name })}
      title={state === 'full' ? texts.full : undefined}
      className={['compare-button', className].filter(Boolean).join(' ')}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <rect x="3.5" y="6" width="7" height="12" />
        <rect x="13.5" y="6" width="7" height="12" className="compare-button-second" />
      </svg>
      {texts.compareShort}
    </button>
  );
}
