import { onDemand } from '@showroom/shared-ui/on-demand';
import { Suspense } from 'react';
import { useComparedVehicles } from './compared-vehicles';

// A page on which nobody compares does not pay for the tray.
const Tray = onDemand(() => import('./Tray').then((code) => code.Tray));

/** What is chosen for comparison, at the foot of the window; nothing while nothing is. */
export function CompareTray() {
  const vehicles = useComparedVehicles();
  if (vehicles.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray vehicles={vehicles} />
    </Suspense>
  );
}
